import { isList, isRecord } from '../merging/plainValue.ts';

/** A change that can be published without the others: an item of a list, or a piece of the club. */
export interface OfferItemChange {
  /** `courses/#101`, `webshop/#7/products/#71` or `club/legal` */
  readonly key: string;
  readonly is: 'added' | 'changed' | 'removed';
  /** The name by which a manager knows the item; `undefined` for a piece of the club, and for a whole list. */
  readonly title: string | undefined;
  /** The keys of the changes without which this one can't be published. */
  readonly needs: ReadonlySet<string>;
}

/** A change before its needs are known. Each side is `undefined` in a version that doesn't have it. */
export interface ItemSides {
  readonly key: string;
  /** The list of the item, such as `products`; `club` for a piece of the club. */
  readonly kind: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The names that one version of an item has, and those of other items that it uses. */
interface Names {
  /** Names of the offer that only one item has, such as `courses ballet`. */
  readonly own: ReadonlySet<string>;
  /** Numbers of the server. */
  readonly numbers: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
}

/**
 * The changes that each change needs, by key. A voucher for a new course needs that course; a course that goes needs the change of the
 * voucher that was for it; a new course with the url of another one needs the change that frees the url; and a product that moves to
 * another category leaves the one only with the other.
 */
export function needsOf(sides: readonly ItemSides[]): ReadonlyMap<string, ReadonlySet<string>> {
  const needs = new Map(sides.map(({ key }) => [key, new Set<string>()]));
  const need = (one: string, other: string) => one !== other && needs.get(one)?.add(other);
  const named = sides.map(({ key, kind, before, after }) => ({
    ...{ key, before: namesOf(kind, before), after: namesOf(kind, after) },
  }));
  const comes = keysBy(named, ({ before, after }) => without(after.own, before.own));
  const goes = keysBy(named, ({ before, after }) => without(before.own, after.own));
  const numbersGo = keysBy(named, ({ before, after }) => without(before.numbers, after.numbers));
  for (const { key, before, after } of named) {
    for (const name of after.used) for (const other of comes.get(name) ?? []) need(key, other);
    for (const name of before.used) for (const other of goes.get(name) ?? []) need(other, key);
    for (const name of without(after.own, before.own))
      for (const other of goes.get(name) ?? []) need(key, other);
    for (const number of without(after.numbers, before.numbers))
      for (const other of numbersGo.get(number) ?? []) {
        need(key, other);
        need(other, key);
      }
  }
  return needs;
}

/** The ticked changes with all that they need. */
export function allNeeded(
  changes: readonly OfferItemChange[],
  ticked: ReadonlySet<string>,
): ReadonlySet<string> {
  const byKey = new Map(changes.map((change) => [change.key, change]));
  const taken = new Set<string>();
  const take = (key: string) => {
    const change = byKey.get(key);
    if (!change || taken.has(key)) return;
    taken.add(key);
    for (const other of change.needs) take(other);
  };
  for (const key of ticked) take(key);
  return taken;
}

function without(names: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...names].filter((name) => !others.has(name)));
}

type Named = { readonly key: string; readonly before: Names; readonly after: Names };

function keysBy(named: readonly Named[], namesIn: (one: Named) => ReadonlySet<string>) {
  const keys = new Map<string, string[]>();
  for (const one of named)
    for (const name of namesIn(one)) keys.set(name, [...(keys.get(name) ?? []), one.key]);
  return keys;
}

function namesOf(kind: string, value: unknown): Names {
  const names = { own: new Set<string>(), numbers: new Set<string>(), used: new Set<string>() };
  addOwn(kind, value, names);
  addUsed(value, names.used);
  return names;
}

function addOwn(kind: string, value: unknown, names: { own: Set<string>; numbers: Set<string> }): void {
  if (isList(value)) for (const item of value) addOwn(kind, item, names);
  if (!isRecord(value) || kind === 'club') return;
  const { nid, url, code, products, tariffs } = value;
  if (typeof nid === 'number') names.numbers.add(`${kind} ${nid}`);
  for (const name of [url, code]) if (typeof name === 'string') names.own.add(`${kind} ${name}`);
  if (kind === 'webshop') addOwn('products', products, names);
  if (kind === 'courses' && isList(tariffs))
    for (const tariff of tariffs)
      if (isRecord(tariff)) names.own.add(`tariff ${String(url)} ${String(tariff.title)}`);
}

/** The fields that name courses by their urls. */
const usingFields = ['course', 'courses', 'questionsOf'];

function addUsed(value: unknown, used: Set<string>): void {
  if (isList(value)) for (const item of value) addUsed(item, used);
  if (!isRecord(value)) return;
  const { course, tariff } = value;
  if (typeof course === 'string' && typeof tariff === 'string') used.add(`tariff ${course} ${tariff}`);
  for (const [field, within] of Object.entries(value)) {
    if (usingFields.includes(field))
      for (const url of isList(within) ? within : [within])
        if (typeof url === 'string') used.add(`courses ${url}`);
    addUsed(within, used);
  }
}
