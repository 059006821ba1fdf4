import { daysAfter } from '../brusselsInstant.ts';
import { type IsoDay, type Weekday, weekdayOfDay } from '../brusselsTime.ts';
import { type HolidayKind, holidayOn } from './holidays/holidayOn.ts';

/** Lessons on one day of the week, for a period. */
export interface WeeklyPlan {
  readonly day: Weekday;
  /** No lesson before this day. */
  readonly start: IsoDay;
  /** No lesson after this day. */
  readonly end: IsoDay;
  /** The holidays without a lesson. */
  readonly skip: readonly HolidayKind[];
  /** Other days without a lesson. */
  readonly except: readonly IsoDay[];
}

/** Maximum lessons of a plan: five years of weeks. A longer one is a typing error in a year. */
export const maxWeeks = 260;

/** The days of the lessons of a weekly plan, at most `maxWeeks` weeks. */
export function weeklyDays({ day, start, end, skip, except }: WeeklyPlan): readonly IsoDay[] {
  const week = Array.from({ length: 7 }, (_, days) => daysAfter(start, days));
  const first = week.find((one) => weekdayOfDay(one) === day) ?? start;
  return Array.from({ length: maxWeeks }, (_, weeks) => daysAfter(first, 7 * weeks)).filter(
    (one) => one <= end && !except.includes(one) && !holidayOn(one, skip),
  );
}
