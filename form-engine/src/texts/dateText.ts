import { oncePerLocale } from './oncePerLocale.ts';
import { defaultLocale } from './readLocale.ts';

// Answers are dates of the Gregorian calendar, in the digits 0 to 9, in every language.
const options = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const;
const numeric = { ...options, day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/**
 * A locale that writes the month first gets its name: a birthdate is typed day first, so `09/01/2026` would be read as
 * 9 January.
 */
const format = oncePerLocale((tag) => {
  const locales = [tag, defaultLocale];
  const inNumbers = new Intl.DateTimeFormat(locales, numeric);
  const [first] = inNumbers.formatToParts(0).filter(({ type }) => type !== 'literal');
  return first?.type === 'month'
    ? new Intl.DateTimeFormat(locales, { ...options, dateStyle: 'medium' })
    : inNumbers;
});

/** Marks that Arabic dates contain. They turn the day and the year around in a text from left to right. */
const directionMarks = /[\u200E\u200F]/g;

/**
 * Writes a day as the locale does: `2026-09-01` is `01/09/2026` in Dutch and `Sep 1, 2026` in American English. Text
 * that is no day is returned as it is.
 *
 * @param day `YYYY-MM-DD`.
 */
export function dateText(day: string, locale: string): string {
  const date = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(day) : undefined;
  // JavaScript reads 30 February as 2 March in some engines, and as no date in others.
  if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return day;
  // The browser's first format costs a slow phone 60 to 150 ms, and most forms are in this language.
  if (locale === defaultLocale) return day.split('-').toReversed().join('/');
  return format(locale).format(date).replace(directionMarks, '');
}
