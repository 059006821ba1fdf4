import type { IsoDay } from '../../brusselsTime.ts';
import type { Holiday } from './holiday.ts';
import { publicHolidays } from './publicHolidays.ts';
import { schoolHolidays } from './schoolHolidays.ts';

/** A kind of holiday on which a club may have no lesson. */
export type HolidayKind = 'school' | 'public';

/** The holiday of one of these kinds on a day; a school holiday before a public one. */
export function holidayOn(day: IsoDay, kinds: readonly HolidayKind[]): Holiday | undefined {
  const year = Number(day.slice(0, 4));
  const holidays = [
    // A school year takes two calendar years.
    ...(kinds.includes('school') ? [year - 1, year].flatMap(schoolHolidays) : []),
    ...(kinds.includes('public') ? publicHolidays(year) : []),
  ];
  return holidays.find(({ from, until }) => from <= day && day <= until);
}
