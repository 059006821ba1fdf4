import { rules } from '@clubpoort/form-engine/headless';
import { plainText } from '#rules/forgivingSearch.ts';
import { closest } from './closest.ts';
import type { KnownPlaces, Street } from './knownPlaces.ts';

interface NumberVerdict {
  readonly isValid: boolean;
  readonly suggestion?: { readonly streetNumber: string; readonly bus?: string };
}

/** Maximum distance to the first or last house number for a suggestion. Further away, nobody can say which house was meant. */
const nearby = 10;

/**
 * Whether a street has a house with this number. Ignores the letter of a house number, because the list has no letters. A box
 * behind the number is understood, and the suggestion gives both parts.
 */
function judgeNumber(
  { streetNumber, bus = '' }: { readonly streetNumber: string; readonly bus?: string },
  rows: readonly Street[],
): NumberVerdict {
  const typed = streetNumber.trim();
  const read = bus.trim() === '' ? rules.readHouseNumber(typed) : undefined;
  if (read) {
    const { isValid, suggestion } = judgeNumber(read, rows);
    if (isValid) return { isValid, suggestion: read };
    return { isValid, ...(suggestion && { suggestion: { ...suggestion, bus: read.bus } }) };
  }
  const house = Number(/^\d{1,5}(?=$|[^\d])/.exec(typed)?.[0] ?? Number.NaN);
  if (Number.isNaN(house)) return { isValid: false };
  if (rows.some(({ lowest, highest }) => lowest <= house && house <= highest)) return { isValid: true };
  const [end] = rows
    .flatMap(({ lowest, highest }) => [lowest, highest])
    .filter((known) => Math.abs(known - house) <= nearby)
    .sort((one, other) => Math.abs(one - house) - Math.abs(other - house));
  return { isValid: false, ...(end !== undefined && { suggestion: { streetNumber: String(end) } }) };
}

export interface AskedAddress {
  readonly country: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly bus?: string;
  readonly postal: string;
  readonly city: string;
}

export interface AddressVerdict {
  /** `unknown`: the server has no data to tell. */
  readonly verdict: 'valid' | 'invalid' | 'unknown';
  /** The known value of each part that differs from the request. */
  readonly suggestion?: Partial<AskedAddress>;
}

/**
 * Judges whether an address exists, as far as the server knows places and streets (Specification 4.5). An unlisted postcode or
 * a place without streets is unknown, not wrong: the list may be incomplete. An unlisted Dutch postcode is judged by its
 * format, because no list has all of them. A street that differs by case alone is valid, and the suggestion gives its known
 * spelling.
 * Decision: docs/decisions/0020-address-validity-is-part-of-the-answer.md
 */
export function judgeAddress(asked: AskedAddress, known: KnownPlaces): AddressVerdict {
  if (known.here.length === 0) return { verdict: isWrongDutchPostcode(asked) ? 'invalid' : 'unknown' };
  const isHere = known.here.some((locality) => locality.searchText === plainText(asked.city));
  if (!isHere) return doubt(placeInstead(asked, known));
  if (known.streets.length === 0) return { verdict: 'unknown' };
  return judgeStreet(asked, known.streets);
}

function isWrongDutchPostcode({ country, postal }: AskedAddress): boolean {
  return country === 'NL' && !rules.isPostalCode(postal, country);
}

function placeInstead(asked: AskedAddress, { here, elsewhere }: KnownPlaces): Partial<AskedAddress> {
  const [only, ...others] = here;
  if (only && others.length === 0) return { city: only.city };
  const city = closest(plainText(asked.city), here)?.city;
  if (city !== undefined) return { city };
  const codes = new Set(elsewhere.map(({ postal }) => postal));
  const [postal] = codes;
  return postal !== undefined && codes.size === 1 ? { postal } : {};
}

function judgeStreet(asked: AskedAddress, streets: readonly Street[]): AddressVerdict {
  const typed = asked.street.normalize('NFC').trim();
  const name = streetNamed(typed, streets)?.name;
  if (name === undefined) return doubt({});
  const number = judgeNumber(
    asked,
    streets.filter((street) => street.name === name),
  );
  const renamed = name === typed ? {} : { street: name };
  const isName = name.toLocaleLowerCase('nl') === typed.toLocaleLowerCase('nl');
  const verdict = isName && number.isValid ? 'valid' : 'invalid';
  return withSuggestion({ verdict }, { ...renamed, ...number.suggestion });
}

function streetNamed(typed: string, streets: readonly Street[]): Street | undefined {
  const sameLetters = streets.find(({ name }) => name === typed);
  return sameLetters ?? closest(writtenOut(plainText(typed)), streets);
}

const abbreviations: readonly (readonly [short: RegExp, long: string])[] = [
  [/\bst[.-]\s?/g, 'sint-'],
  [/str\.?$/, 'straat'],
  [/(?:stw|stwg)\.?$/, 'steenweg'],
  [/ln\.?$/, 'laan'],
];

function writtenOut(text: string): string {
  return abbreviations.reduce((written, [short, long]) => written.replace(short, long), text);
}

function doubt(suggestion: Partial<AskedAddress>): AddressVerdict {
  return withSuggestion({ verdict: 'invalid' }, suggestion);
}

function withSuggestion(verdict: AddressVerdict, suggestion: Partial<AskedAddress>): AddressVerdict {
  return Object.keys(suggestion).length === 0 ? verdict : { ...verdict, suggestion };
}
