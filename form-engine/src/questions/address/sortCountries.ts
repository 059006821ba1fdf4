import { countryName } from '../building-blocks/countryName.ts';

/** Countries in the order of their Dutch names, each once. */
export function sortCountries(codes: readonly string[]): readonly string[] {
  const order = new Intl.Collator('nl');
  return [...new Set(codes)].sort((a, b) => order.compare(countryName(a), countryName(b)));
}
