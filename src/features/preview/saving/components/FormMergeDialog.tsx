import { type MergeConflict, mergeSections } from '@clubpoort/form-engine/builder/headless';
import type { WireSection } from '@clubpoort/form-engine/headless';
import { useMemo } from 'react';
import { type MergeChoices, MergeDialog, type ShownConflict } from '#src/features/drafting/index.ts';
import { formSavingTexts } from '#src/texts/nl/formSaving.ts';
import type { BuiltDraft } from '../state/builtDraft.ts';

const texts = formSavingTexts.merge;

interface FormMergeDialogProps {
  draft: BuiltDraft;
  /** The form that somebody else saved. */
  theirs: readonly WireSection[];
  onMerge: (choices: MergeChoices) => void;
  onClose: () => void;
}

/** Puts a form that somebody else saved and the one that is built here together, question by question. */
export function FormMergeDialog({ draft, theirs, onMerge, onClose }: FormMergeDialogProps) {
  const conflicts = useMemo(
    () => mergeSections({ base: draft.base, mine: draft.content, theirs }).conflicts.map(shownConflict),
    [draft, theirs],
  );
  return <MergeDialog texts={texts} conflicts={conflicts} onMerge={onMerge} onClose={onClose} />;
}

function shownConflict({ key, base, mine, theirs }: MergeConflict): ShownConflict {
  const title = textOf(base ?? mine ?? theirs);
  const isSame = textOf(mine) === textOf(theirs);
  const says = (part: MergeConflict['mine']) => {
    if (!part) return texts.removed;
    return isSame ? texts.otherwise : textOf(part);
  };
  return {
    key,
    title: key.startsWith('section ') ? texts.section(title) : title,
    ...{ mine: says(mine), theirs: says(theirs), side: mine ? 'mine' : 'theirs' },
  };
}

/** The title of a section or the text of a question, in its first language. */
function textOf(part: MergeConflict['mine']): string {
  if (!part) return '';
  const text = 'qid' in part ? part.question : 'title' in part ? part.title : '';
  return typeof text === 'string' ? text : String(Object.values(text ?? {})[0] ?? '');
}
