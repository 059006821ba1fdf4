import { daysAfter } from '../../brusselsInstant.ts';
import type { IsoDay } from '../../brusselsTime.ts';
import { seasonOf } from '../seasonOf.ts';
import type { Holiday } from './holiday.ts';
import { schoolHolidays } from './schoolHolidays.ts';

/**
 * The same day of the same school holiday a school year later: the Tuesday of a camp in the week of Easter. `undefined` outside the
 * holidays of whole weeks, and in summer, whose weeks are the same every year.
 */
export function holidayLater(day: IsoDay): IsoDay | undefined {
  const season = seasonOf(day);
  const holiday = schoolHolidays(season).find(
    (one) => isMovingWeeks(one) && one.from <= day && day <= one.until,
  );
  const next = holiday && schoolHolidays(season + 1).find(({ name }) => name === holiday.name);
  return next && daysAfter(next.from, daysBetween(holiday.from, day));
}

/** Whether a holiday begins on a Monday that differs from year to year. */
function isMovingWeeks({ name }: Holiday): boolean {
  return name.endsWith('vakantie') && name !== 'Zomervakantie';
}

function daysBetween(from: IsoDay, to: IsoDay): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
