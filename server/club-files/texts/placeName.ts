import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import type { ClubFileTexts } from './en.ts';

type Kind = keyof ClubFileTexts['places']['kinds'];

/** The kind of what stands in a list, by the name of the list. */
const kindsOfLists: Readonly<Record<string, Kind>> = {
  courses: 'course',
  sessions: 'session',
  weekly: 'weekly',
  series: 'series',
  tariffs: 'tariff',
  services: 'service',
  stands: 'stand',
  seats: 'seat',
  sections: 'section',
  forms: 'form',
  questions: 'question',
  fields: 'question',
  options: 'option',
  webshop: 'category',
  products: 'product',
  variants: 'variant',
  passes: 'pass',
  vouchers: 'voucher',
  videos: 'video',
  federations: 'federation',
  reductions: 'reduction',
};

/** The fields by which somebody knows a thing, the best first. */
const nameFields = ['title', 'question', 'label', 'name', 'code', 'value', 'day', 'url'];

/**
 * Names a place in a club file by what its author calls it: `the course “Ballet”, the tariff “Heel jaar”, its field price`.
 *
 * @param file - as it was read; it may have any shape
 */
export function placeName(path: string, file: unknown, { places }: ClubFileTexts): string {
  const named: string[] = [];
  let value = file;
  let list = '';
  /** Steps since the last thing with a name. */
  let field = '';
  for (const [, name, digits] of path.matchAll(/([^.[\]]+)(?=\.|\[|$)|\[(\d+)\]/g)) {
    if (name !== undefined) {
      value = fieldsOf(value)[name];
      list = name;
      field += field === '' ? name : `.${name}`;
      if (named.length === 0 && field === 'club') {
        named.push(places.kinds.club);
        field = '';
      }
      continue;
    }
    const index = Number(digits);
    const siblings: readonly unknown[] = Array.isArray(value) ? value : [];
    value = siblings[index];
    const kind = kindOf(list, named.length);
    if (kind === undefined) field += `[${index}]`;
    else {
      named.push(thingName(places.kinds[kind], { siblings, index }, places));
      field = '';
    }
  }
  if (field === '') return named.join(', ');
  return [...named, named.length > 0 ? places.field(field) : places.fieldOfFile(field)].join(', ');
}

/** The list "questions" of a file has sections. */
function kindOf(list: string, depth: number): Kind | undefined {
  return list === 'questions' && depth === 0 ? 'section' : kindsOfLists[list];
}

function thingName(
  kind: string,
  { siblings, index }: { readonly siblings: readonly unknown[]; readonly index: number },
  places: ClubFileTexts['places'],
): string {
  const name = nameOf(siblings[index]);
  if (name === undefined) return places.numbered(kind, index + 1);
  return countsOf(siblings).get(name) === 1
    ? places.named(kind, name)
    : places.namedTwice(kind, name, index + 1);
}

/** Counts of the names in a list. Kept, because a file with a fault in each of its things asks for each of them. */
function countsOf(siblings: readonly unknown[]): ReadonlyMap<string | undefined, number> {
  const known = countsByList.get(siblings);
  if (known) return known;
  const counts = new Map<string | undefined, number>();
  for (const one of siblings) counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + 1);
  countsByList.set(siblings, counts);
  return counts;
}

const countsByList = new WeakMap<readonly unknown[], ReadonlyMap<string | undefined, number>>();

function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const fields = fieldsOf(value);
  return nameFields
    .map((field) => fields[field])
    .find((one): one is string => typeof one === 'string' && one !== '');
}
