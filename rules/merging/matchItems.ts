import { isRecord, type PlainRecord } from './plainValue.ts';

/** The items of one list in three versions, each by a key that is the same in all versions that have the item. */
export interface MatchedItems {
  readonly base: ItemsByKey;
  readonly mine: ItemsByKey;
  readonly theirs: ItemsByKey;
}
export type ItemsByKey = ReadonlyMap<string, PlainRecord>;

interface Lists {
  readonly base: readonly unknown[];
  readonly mine: readonly unknown[];
  readonly theirs: readonly unknown[];
}

/**
 * Matches the items of a list of a club file by number, and those without one by name, as an import does. `undefined` where they have
 * neither: such a list is one value.
 */
export function matchItems({ base, mine, theirs }: Lists): MatchedItems | undefined {
  const versions = [base, theirs, mine].map(recordsIn);
  const [before, other, own] = versions;
  if (!before || !other || !own) return undefined;
  const known = new Map<string, string>();
  const keyed = (items: readonly PlainRecord[]) => keyedItems(items, known);
  // A new item has its number in the version of whoever published it first.
  const matched = { base: keyed(before), theirs: keyed(other), mine: keyed(own) };
  return matched.base && matched.theirs && matched.mine
    ? { base: matched.base, mine: matched.mine, theirs: matched.theirs }
    : undefined;
}

function recordsIn(list: readonly unknown[]): readonly PlainRecord[] | undefined {
  return list.every(isRecord) ? list : undefined;
}

/** @param known - the key of each name, in the versions before this one; gets those of this one */
function keyedItems(items: readonly PlainRecord[], known: Map<string, string>): ItemsByKey | undefined {
  const keyed = new Map<string, PlainRecord>();
  const numbers = new Set(items.flatMap(({ nid }) => (typeof nid === 'number' ? `#${nid}` : [])));
  const names: [name: string, key: string][] = [];
  for (const item of items) {
    const name = nameOf(item);
    const number = typeof item.nid === 'number' ? `#${item.nid}` : undefined;
    if (name === undefined && number === undefined) return undefined;
    const alias = name === undefined ? undefined : known.get(name);
    const free = alias !== undefined && !keyed.has(alias) && !numbers.has(alias) ? alias : undefined;
    const key = number ?? free ?? distinct(name ?? '', keyed);
    if (keyed.has(key)) return undefined;
    keyed.set(key, item);
    if (name !== undefined) names.push([name, key]);
  }
  for (const [name, key] of names) if (!known.has(name) || key.startsWith('#')) known.set(name, key);
  return keyed;
}

function distinct(name: string, taken: ReadonlyMap<string, unknown>): string {
  const suffix = [...taken.keys()].filter((key) => key === name || key.startsWith(`${name} (`)).length;
  return suffix === 0 ? name : `${name} (${suffix + 1})`;
}

/** The fields that name an item among those of its list, of which the first that it has count. */
const namesOfItems: readonly (readonly string[])[] = [
  ...[['url'], ['title'], ['label'], ['code'], ['teacher'], ['year']],
  ...[
    ['day', 'start', 'from'],
    ['day', 'from'],
    ['course', 'tariff'],
    ['row', 'from'],
  ],
];

function nameOf(item: PlainRecord): string | undefined {
  const fields = namesOfItems.find((names) => names.every((name) => item[name] !== undefined));
  return fields?.map((name) => String(item[name])).join(' ');
}
