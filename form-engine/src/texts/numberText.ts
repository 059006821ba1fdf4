import type { DecimalMark } from '../rules/decimal.ts';
import { oncePerLocale } from './oncePerLocale.ts';
import { defaultLocale } from './readLocale.ts';

// Every control reads the digits 0 to 9 only, so all numbers are shown with those.
const options = { numberingSystem: 'latn', maximumFractionDigits: 15 };

const format = oncePerLocale((locale) => new Intl.NumberFormat([locale, defaultLocale], options));
const tenths = oncePerLocale(
  (locale) =>
    new Intl.NumberFormat([locale, defaultLocale], {
      ...options,
      minimumFractionDigits: 1,
      useGrouping: false,
    }),
);

/** The mark before the decimals, as the locale writes it. */
export function decimalMark(locale: string): DecimalMark {
  return tenths(locale).format(0.5).includes('.') ? '.' : ',';
}

/**
 * Writes a number as the locale does, with the digits 0 to 9 and at least so many decimals: `1.234,50`.
 *
 * @param decimals 0 to 10.
 */
export function fixedText(number: number, locale: string, decimals: number): string {
  const fixed = { ...options, minimumFractionDigits: decimals };
  return new Intl.NumberFormat([locale, defaultLocale], fixed).format(number);
}

/**
 * Writes a number as the locale does, with the digits 0 to 9: `1.234,5` in Dutch.
 *
 * @param decimals the least number of decimals. With 1, thousands aren't separated.
 */
export function numberText(number: number, locale: string, decimals: 0 | 1 = 0): string {
  return (decimals === 1 ? tenths : format)(locale).format(number);
}
