import type { PlainRecord } from '../merging/plainValue.ts';
import { formatIsoDay } from '../writtenTime.ts';

/** The fields by which a manager knows a thing of the offer, the best first. */
const nameFields = ['title', 'label', 'code', 'name', 'teacher', 'day', 'row', 'year', 'url'];

/** The name by which a manager knows a thing of the offer: its title, or the day of a lesson. `undefined` for none. */
export function nameOfThing(thing: PlainRecord): string | undefined {
  const found = nameFields
    .map((field) => [field, thing[field]] as const)
    .find(([, value]) => value !== undefined && value !== '');
  if (!found) return undefined;
  const [field, value] = found;
  return field === 'day' ? formatIsoDay(String(value)) : String(value);
}

/** The path of a field in the key of a conflict (`mergeFiles`): `courses.tariffs.price` of `courses/#101/tariffs/#1011/price`. */
export function fieldOfKey(key: string): string {
  return key
    .split('/')
    .filter((name) => /^[a-zA-Z]+$/.test(name))
    .join('.');
}
