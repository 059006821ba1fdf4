import { daysAfter } from '../brusselsInstant.ts';
import { daysSinceMonday, type IsoDay, weekdays } from '../brusselsTime.ts';

/** A calendar month, `YYYY-MM`. */
export type IsoMonth = string;

export function monthOf(day: IsoDay): IsoMonth {
  return day.slice(0, 7);
}

/** Adds months; a negative number goes back. */
export function monthsLater(month: IsoMonth, months: number): IsoMonth {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export function firstDayOf(month: IsoMonth): IsoDay {
  return `${month}-01`;
}

export function lastDayOf(month: IsoMonth): IsoDay {
  return daysAfter(firstDayOf(monthsLater(month, 1)), -1);
}

/** The Monday of the week of a day. */
export function mondayOf(day: IsoDay): IsoDay {
  return daysAfter(day, -daysSinceMonday(day));
}

/**
 * The weeks of a month as a calendar shows them. Weeks are whole and begin on Monday, so days of the neighbouring months
 * are included.
 */
export function weeksOfMonth(month: IsoMonth): readonly (readonly IsoDay[])[] {
  const last = lastDayOf(month);
  const weeks: IsoDay[][] = [];
  for (let monday = mondayOf(firstDayOf(month)); monday <= last; monday = daysAfter(monday, 7))
    weeks.push(weekdays.map((_, index) => daysAfter(monday, index)));
  return weeks;
}
