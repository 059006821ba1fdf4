import { oncePer } from './oncePer.ts';

/** Made when the first name is asked for: it takes several milliseconds, and most forms never ask. */
const names = oncePer((intl: typeof Intl) => new intl.DisplayNames('nl-BE', { type: 'region' }));

/** The Dutch name of a country by its two letters; what is no code stays as it is. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names(Intl).of(code) ?? code) : code;
}
