import { fillIn } from '@clubpoort/form-engine/headless';
import { mergeFiles } from '#rules/merging/mergeFiles.ts';
import { isRecord, type PlainRecord } from '#rules/merging/plainValue.ts';
import { fieldOfKey, nameOfThing } from '#rules/offer/conflictWords.ts';
import { nl } from '#server/texts/nl.ts';
import type { Offer } from '../offerOf.ts';
import { writtenField } from '../writtenField.ts';

const texts = nl.plannedOffers;

interface Planned {
  /** The offer that the manager began with. */
  readonly base: Offer;
  /** The offer as it will be. */
  readonly file: Offer;
}

interface MergedPlan {
  readonly merged: PlainRecord;
  /** Both changed the same: a sentence each. */
  readonly conflicts: readonly string[];
}

/** Merges a planned publication with the offer of now. The webshop counts its stock itself, so that a sale is no conflict. */
export function mergePlanned({ base, file }: Planned, now: Offer): MergedPlan {
  const versions = { base: { ...base }, mine: { ...file }, theirs: { ...now } };
  const sold = mergeFiles(versions)
    .conflicts.filter(({ key }) => key.endsWith('/stock'))
    .map(({ key }) => [key, 'theirs' as const]);
  const { merged, conflicts } = mergeFiles(versions, Object.fromEntries(sold));
  const clashing = conflicts.filter(({ key }) => !key.endsWith('/stock'));
  return { merged, conflicts: clashing.map(saidConflict) };
}

type Conflict = ReturnType<typeof mergeFiles>['conflicts'][number];

function saidConflict({ key, items, mine, theirs }: Conflict): string {
  const names = items.flatMap((item) => nameOfThing(item) ?? []);
  const thing = names.length === 0 ? texts.ofClub : `“${names.join(' › ')}”`;
  const item = mine ?? theirs;
  if (isRecord(item) && item === items.at(-1)) return fillIn(texts.removed, { thing });
  return fillIn(texts.conflict, {
    thing,
    line: writtenField({ path: fieldOfKey(key), from: theirs, to: mine }),
  });
}
