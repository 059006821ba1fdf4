import { type IsoDay, noonOf, weekdays } from '../brusselsTime.ts';
import { dayNames, monthNames } from '../dutchNames.ts';
import { formatLongIsoDay, formatNamedDay } from '../writtenTime.ts';
import type { IsoMonth } from './weeksOfMonth.ts';

/** E.g. `november 2026`. */
export function monthName(month: IsoMonth): string {
  return `${monthWord(month)} ${month.slice(0, 4)}`;
}

/** E.g. `november`. */
export function monthWord(month: IsoMonth): string {
  return monthNames[Number(month.slice(5)) - 1] ?? '';
}

/** E.g. `dinsdag 24 november 2026`. */
export function dayName(day: IsoDay): string {
  return formatNamedDay(noonOf(day));
}

/** E.g. `24 november 2026`. */
export function dayInMonth(day: IsoDay): string {
  return formatLongIsoDay(day);
}

/** Day codes with their names, Monday first. */
export const weekdayNames = weekdays.map((code, index) => ({ code, name: dayNames[index] ?? code }));
