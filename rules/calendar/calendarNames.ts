import { brusselsZone, type IsoDay, noonOf, weekdays } from '../brusselsTime.ts';
import { onFirstUse } from '../onFirstUse.ts';
import { formatLongDay, formatNamedDay } from '../writtenTime.ts';
import { firstDayOf, type IsoMonth } from './weeksOfMonth.ts';

const timeZone = brusselsZone;
const monthFormat = onFirstUse(
  () => new Intl.DateTimeFormat('nl-BE', { timeZone, month: 'long', year: 'numeric' }),
);
const monthWordFormat = onFirstUse(() => new Intl.DateTimeFormat('nl-BE', { timeZone, month: 'long' }));
const weekdayFormat = onFirstUse(() => new Intl.DateTimeFormat('nl-BE', { timeZone, weekday: 'long' }));

/** E.g. `november 2026`. */
export function monthName(month: IsoMonth): string {
  return monthFormat().format(noonOf(firstDayOf(month)) * 1000);
}

/** E.g. `november`. */
export function monthWord(month: IsoMonth): string {
  return monthWordFormat().format(noonOf(firstDayOf(month)) * 1000);
}

/** E.g. `dinsdag 24 november 2026`. */
export function dayName(day: IsoDay): string {
  return formatNamedDay(noonOf(day));
}

/** E.g. `24 november 2026`. */
export function dayInMonth(day: IsoDay): string {
  return formatLongDay(noonOf(day));
}

/** Day codes with their names, Monday first. The formatter starts from 2 November 2026, a Monday. */
export const weekdayNames = onFirstUse(() =>
  weekdays.map((code, index) => ({
    code,
    name: weekdayFormat().format(Date.UTC(2026, 10, 2 + index, 12)),
  })),
);
