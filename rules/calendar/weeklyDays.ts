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
  return Array.from({ length: weeksUntil(end, first) }, (_, weeks) => daysAfter(first, 7 * weeks)).filter(
    (one) => !except.includes(one) && !holidayOn(one, skip),
  );
}

/** Lessons from a day until the last day of a plan: none where that comes before. */
function weeksUntil(end: IsoDay, first: IsoDay): number {
  const days = (Date.parse(end) - Date.parse(first)) / 86_400_000;
  return Math.max(0, Math.min(maxWeeks, Math.floor(days / 7) + 1));
}
