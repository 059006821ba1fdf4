import { defaultLocale } from '../../texts/readLocale.ts';
import { countryName } from './countryName.ts';

/** Countries that come first in a list, because most members of a Belgian club live there. */
const nearCountries: readonly string[] = ['BE', 'NL', 'FR', 'DE'];

/** Sorts two-letter codes and removes duplicates: nearby countries first, then the others by their names. */
export function sortCountries(codes: Iterable<string>, locale: string): readonly string[] {
  const given = new Set(codes);
  const order = new Intl.Collator([locale, defaultLocale]);
  const far = [...given].filter((code) => !nearCountries.includes(code));
  return [
    ...nearCountries.filter((code) => given.has(code)),
    ...far.sort((one, other) => order.compare(countryName(one, locale), countryName(other, locale))),
  ];
}
