import { useMemo } from 'react';
import { mergeFiles } from '#rules/merging/mergeFiles.ts';
import { isPicture, isRecord } from '#rules/merging/plainValue.ts';
import { centsOf, formatEuros } from '#rules/money.ts';
import { fieldOfKey, nameOfThing } from '#rules/offer/conflictWords.ts';
import { choiceWord, fieldWord, isAmount } from '#rules/offer/offerWords.ts';
import {
  type Draft,
  type MergeChoices,
  MergeDialog,
  type ShownConflict,
} from '#src/features/drafting/index.ts';
import { offerTexts } from '#src/texts/nl/offer.ts';
import { offerFieldsTexts } from '#src/texts/nl/offerFields.ts';
import type { OfferFile } from '../state/offerFile.ts';

const { merge: texts } = offerTexts;

interface OfferMergeDialogProps {
  draft: Draft<OfferFile>;
  /** The offer that somebody else published. */
  theirs: OfferFile;
  onMerge: (choices: MergeChoices) => void;
  onClose: () => void;
}

/** Puts what somebody else published and what is changed here together, field by field. */
export function OfferMergeDialog({ draft, theirs, onMerge, onClose }: OfferMergeDialogProps) {
  const conflicts = useMemo(
    () => mergeFiles({ base: draft.base, mine: draft.content, theirs }).conflicts.map(shownConflict),
    [draft, theirs],
  );
  return <MergeDialog texts={texts} conflicts={conflicts} onMerge={onMerge} onClose={onClose} />;
}

type Conflict = ReturnType<typeof mergeFiles>['conflicts'][number];

function shownConflict({ key, items, mine, theirs }: Conflict): ShownConflict {
  const path = fieldOfKey(key);
  const names = items.flatMap((item) => nameOfThing(item) ?? []);
  const field = isRecord(mine) || isRecord(theirs) ? undefined : fieldWord(path);
  const [said, other] = [valueIn(path, mine), valueIn(path, theirs)];
  const isSame = said === other;
  return {
    key,
    title: [...names, ...(field === undefined ? [] : [offerFieldsTexts.title(field, false)])].join(' › '),
    mine: isSame ? texts.otherwise : said,
    theirs: isSame ? texts.otherwise : other,
    side: mine === undefined ? 'theirs' : 'mine',
  };
}

function valueIn(path: string, value: unknown): string {
  if (value === undefined) return texts.removed;
  if (value === null || value === '') return texts.empty;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return isAmount(path) ? formatEuros(centsOf(value)) : String(value);
  if (typeof value === 'string') return choiceWord(path, value) ?? value;
  if (isPicture(value)) return typeof value.alt === 'string' ? value.alt : texts.otherwise;
  return isRecord(value) ? (nameOfThing(value) ?? texts.otherwise) : texts.otherwise;
}
