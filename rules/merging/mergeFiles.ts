import { type ItemsByKey, type MatchedItems, matchItems } from './matchItems.ts';
import { isList, isPicture, isRecord, isSameValue, type PlainRecord } from './plainValue.ts';

/** The version of a field that a merge takes. */
export type FileMergeSide = 'mine' | 'theirs';

/** A field that two people changed in two ways, or an item that one removed while the other changed it. */
interface FileConflict {
  /** Its key for the choices: `courses/#101/tariffs/#1011/price`. */
  readonly key: string;
  /** The items around it and itself where it is one, the outer one first. As they are in one of the versions. */
  readonly items: readonly PlainRecord[];
  /** Each is `undefined` in a version that doesn't have it. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

interface FileVersions {
  /** The file that both began with. */
  readonly base: PlainRecord;
  readonly mine: PlainRecord;
  readonly theirs: PlainRecord;
}

interface FileMerge {
  readonly merged: PlainRecord;
  /** All that both changed in two ways, chosen or not. */
  readonly conflicts: readonly FileConflict[];
}

/**
 * Merges two changes of one club file, item by item and field by field. A field that both changed in two ways is a conflict: it is taken
 * from `choices` by its key, or else from `mine`. An item that only one removed while the other changed it is a conflict too, and stays
 * unless it is chosen otherwise.
 */
export function mergeFiles(
  { base, mine, theirs }: FileVersions,
  choices: Readonly<Record<string, FileMergeSide>> = {},
): FileMerge {
  const conflicts: FileConflict[] = [];
  const merge: Merging = { choices, conflicts };
  const merged = mergedValue({ key: '', items: [] }, { base, mine, theirs }, merge);
  return { merged: isRecord(merged) ? merged : mine, conflicts };
}

interface Merging {
  readonly choices: Readonly<Record<string, FileMergeSide>>;
  readonly conflicts: FileConflict[];
}

interface Place {
  readonly key: string;
  readonly items: readonly PlainRecord[];
}

interface Versions {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

function mergedValue(place: Place, { base, mine, theirs }: Versions, merging: Merging): unknown {
  if (isSameValue(base, mine)) return theirs;
  if (isSameValue(base, theirs) || isSameValue(mine, theirs)) return mine;
  if (isRecord(mine) && isRecord(theirs) && !isPicture(mine))
    return mergedFields(place, { base: isRecord(base) ? base : {}, mine, theirs }, merging);
  const items =
    isList(mine) && isList(theirs) ? matchItems({ base: isList(base) ? base : [], mine, theirs }) : undefined;
  return items ? mergedItems(place, items, merging) : chosen(place, { base, mine, theirs }, merging);
}

function chosen(
  { key, items }: Place,
  { base, mine, theirs }: Versions,
  { choices, conflicts }: Merging,
): unknown {
  conflicts.push({ key, items, base, mine, theirs });
  const side = Object.hasOwn(choices, key) ? choices[key] : undefined;
  if (side !== undefined) return side === 'mine' ? mine : theirs;
  return mine ?? theirs;
}

function mergedFields(place: Place, { base, mine, theirs }: FileVersions, merging: Merging): PlainRecord {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const at = { ...place, key: place.key === '' ? name : `${place.key}/${name}` };
      const versions = { base: base[name], mine: mine[name], theirs: theirs[name] };
      const value = mergedValue(at, versions, merging);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function mergedItems(
  place: Place,
  { base, mine, theirs }: MatchedItems,
  merging: Merging,
): readonly unknown[] {
  const kept = new Map<string, unknown>();
  for (const key of orderOf({ base, mine, theirs })) {
    const versions = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) };
    const item = versions.mine ?? versions.theirs;
    const at = { key: `${place.key}/${key}`, items: [...place.items, ...(item ? [item] : [])] };
    const value = mergedValue(at, versions, merging);
    if (value !== undefined) kept.set(key, value);
  }
  return [...kept.values()];
}

/** The keys of all items, in the order of the version that moved them. What only the other version has follows what it follows there. */
function orderOf({ base, mine, theirs }: MatchedItems): readonly string[] {
  const [first, second] = isInOrder(mine, base) ? [theirs, mine] : [mine, theirs];
  const order = [...first.keys()];
  let previous: string | undefined;
  for (const key of second.keys()) {
    if (!first.has(key)) order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key);
    previous = key;
  }
  return order;
}

/** Whether the items that both versions have stand in the same order. */
function isInOrder(one: ItemsByKey, other: ItemsByKey): boolean {
  const [shared, before] = [
    [...one.keys()].filter((key) => other.has(key)),
    [...other.keys()].filter((key) => one.has(key)),
  ];
  return shared.every((key, index) => key === before[index]);
}
