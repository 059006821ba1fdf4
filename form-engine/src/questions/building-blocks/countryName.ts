import { oncePerLocale } from '../../texts/oncePerLocale.ts';
import { defaultLocale } from '../../texts/readLocale.ts';

/** Lazy: creating `DisplayNames` takes several milliseconds, and most forms show no country. */
const names = oncePerLocale((locale) => new Intl.DisplayNames([locale, defaultLocale], { type: 'region' }));

/** The name of a country by its two-letter code. Text that is no such code is returned as it is. */
export function countryName(code: string, locale: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names(locale).of(code) ?? code) : code;
}
