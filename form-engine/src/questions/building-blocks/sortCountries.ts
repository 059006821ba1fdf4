import { countryName } from './countryName.ts';

/** Most people of a Belgian club live here, so these go first. */
const nearCountries: readonly string[] = ['BE', 'NL', 'FR', 'DE'];

/** Two-letter codes, each once: the countries nearby, then the others by their Dutch names. */
export function sortCountries(codes: Iterable<string>): readonly string[] {
  const given = new Set(codes);
  const order = new Intl.Collator('nl');
  const far = [...given].filter((code) => !nearCountries.includes(code));
  return [
    ...nearCountries.filter((code) => given.has(code)),
    ...far.sort((one, other) => order.compare(countryName(one), countryName(other))),
  ];
}
