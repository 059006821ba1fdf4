import { oncePer } from './oncePer.ts';

/** Lazy: creating `DisplayNames` takes several milliseconds, and most forms show no country. */
const names = oncePer((intl: typeof Intl) => new intl.DisplayNames('nl-BE', { type: 'region' }));

/** The Dutch name of a country by its two-letter code. Text that is no such code is returned as it is. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names(Intl).of(code) ?? code) : code;
}
