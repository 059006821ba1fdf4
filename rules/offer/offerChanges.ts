import { matchItems } from '../merging/matchItems.ts';
import { isList, isRecord, isSameValue, type PlainRecord } from '../merging/plainValue.ts';
import { nameOfThing } from './conflictWords.ts';
import { allNeeded, type ItemSides, needsOf, type OfferItemChange } from './offerNeeds.ts';

/** The lists of an offer, each with the list inside its items, if any. */
const lists: Readonly<Record<string, string | undefined>> = {
  courses: undefined,
  webshop: 'products',
  passes: undefined,
  vouchers: undefined,
  videos: undefined,
  federations: undefined,
};

/** The base and the changed version of an offer. */
export interface OfferVersions {
  readonly base: PlainRecord;
  readonly content: PlainRecord;
}

/** Names the piece of the club in which a field is: `legal`, `settings.iban`. */
export type PieceOfClub = (field: string) => string;

/** The changes of an offer, each of which can be published without the others, but for those that it needs. */
export function offerChanges(versions: OfferVersions, pieceOf: PieceOfClub): readonly OfferItemChange[] {
  const sides = [
    ...clubSides(versions, pieceOf),
    ...Object.entries(lists).flatMap(([list, inner]) =>
      listSides({ kind: list, at: list, inner }, listsOf(versions, list)),
    ),
  ];
  const needs = needsOf(sides);
  return sides.map(({ key, before, after }) => ({
    ...{ key, title: titleOf(after) ?? titleOf(before), needs: needs.get(key) ?? new Set<string>() },
    is: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
  }));
}

/**
 * The base with the ticked changes and those that they need. With every change it is the changed offer itself. Items stand in the order of
 * the changed offer.
 *
 * @param ticked - keys of changes
 */
export function partOfOffer(
  versions: OfferVersions,
  pieceOf: PieceOfClub,
  ticked: ReadonlySet<string>,
): PlainRecord {
  const { base, content } = versions;
  const taken = allNeeded(offerChanges(versions, pieceOf), ticked);
  if (taken.size === 0) return base;
  const parts = Object.entries(lists).flatMap(([list, inner]) => {
    const both = listsOf(versions, list);
    return content[list] === undefined ? [] : [[list, partOfList({ at: list, inner, taken }, both)] as const];
  });
  return { ...content, club: partOfClub(versions, pieceOf, taken), ...Object.fromEntries(parts) };
}

interface Lists {
  readonly base: readonly unknown[];
  readonly content: readonly unknown[];
}

function listsOf({ base, content }: { base: unknown; content: unknown }, name: string): Lists {
  const listOf = (value: unknown) => {
    const list = isRecord(value) ? value[name] : undefined;
    return isList(list) ? list : [];
  };
  return { base: listOf(base), content: listOf(content) };
}

interface ListPlace {
  readonly kind: string;
  readonly at: string;
  readonly inner: string | undefined;
}

function listSides({ kind, at, inner }: ListPlace, { base, content }: Lists): readonly ItemSides[] {
  const matched = matchItems({ base, mine: content, theirs: base });
  if (!matched) return isSameValue(base, content) ? [] : [{ key: at, kind, before: base, after: content }];
  const keys = new Set([...matched.mine.keys(), ...matched.base.keys()]);
  return [...keys].flatMap((name) => {
    const [before, after] = [matched.base.get(name), matched.mine.get(name)];
    const key = `${at}/${name}`;
    if (inner === undefined || !before || !after)
      return isSameValue(before, after) ? [] : [{ key, kind, before, after }];
    const [fields, other] = [without(before, inner), without(after, inner)];
    return [
      ...(isSameValue(fields, other) ? [] : [{ key, kind, before: fields, after: other }]),
      ...listSides(
        { kind: inner, at: `${key}/${inner}`, inner: undefined },
        listsOf({ base: before, content: after }, inner),
      ),
    ];
  });
}

interface TakenFrom {
  readonly at: string;
  readonly inner: string | undefined;
  readonly taken: ReadonlySet<string>;
}

function partOfList({ at, inner, taken }: TakenFrom, { base, content }: Lists): readonly unknown[] {
  const matched = matchItems({ base, mine: content, theirs: base });
  if (!matched) return taken.has(at) ? content : base;
  return orderOf([...matched.base.keys()], [...matched.mine.keys()]).flatMap((name) => {
    const [before, after] = [matched.base.get(name), matched.mine.get(name)];
    const key = `${at}/${name}`;
    const item = taken.has(key) ? after : before;
    if (inner === undefined || !before || !after) return item ?? [];
    const items = listsOf({ base: before, content: after }, inner);
    const within = partOfList({ at: `${key}/${inner}`, inner: undefined, taken }, items);
    return { ...item, [inner]: within };
  });
}

/** The keys in the order of the changed offer. A removed item keeps following the item that it followed. */
function orderOf(base: readonly string[], content: readonly string[]): readonly string[] {
  const order = [...content];
  for (const [index, key] of base.entries()) {
    const previous = base[index - 1];
    if (!order.includes(key)) order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key);
  }
  return order;
}

/** The fields of the club, those of its settings by `settings.` before their names. */
function clubFields(file: PlainRecord): PlainRecord {
  const { settings, ...fields } = isRecord(file.club) ? file.club : {};
  const ofSettings = Object.entries(isRecord(settings) ? settings : {});
  return { ...fields, ...Object.fromEntries(ofSettings.map(([name, value]) => [`settings.${name}`, value])) };
}

function clubSides({ base, content }: OfferVersions, pieceOf: PieceOfClub): readonly ItemSides[] {
  const [before, after] = [clubFields(base), clubFields(content)];
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isSameValue(before[field], after[field]),
  );
  return [...Map.groupBy(changed, pieceOf)].map(([piece, fields]) => ({
    ...{ key: `club/${piece}`, kind: 'club' },
    ...{ before: picked(before, fields), after: picked(after, fields) },
  }));
}

function partOfClub({ base, content }: OfferVersions, pieceOf: PieceOfClub, taken: ReadonlySet<string>) {
  const [before, after] = [clubFields(base), clubFields(content)];
  const fields: Record<string, unknown> = {};
  const settings: Record<string, unknown> = {};
  for (const field of new Set([...Object.keys(after), ...Object.keys(before)])) {
    const value = (taken.has(`club/${pieceOf(field)}`) ? after : before)[field];
    if (value === undefined) continue;
    if (field.startsWith('settings.')) settings[field.slice('settings.'.length)] = value;
    else fields[field] = value;
  }
  return { ...fields, settings };
}

function picked(record: PlainRecord, fields: readonly string[]): PlainRecord {
  return Object.fromEntries(fields.map((field) => [field, record[field]]));
}

function without(record: PlainRecord, field: string): PlainRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));
}

function titleOf(value: unknown): string | undefined {
  return isRecord(value) ? nameOfThing(value) : undefined;
}
