import { daysAfter } from '../brusselsInstant.ts';
import { type IsoDay, weekdayOfDay } from '../brusselsTime.ts';
import type { Holiday } from './holidays/holiday.ts';
import { holidayOn } from './holidays/holidayOn.ts';
import { schoolHolidays } from './holidays/schoolHolidays.ts';

/** The holidays and free days between the first and the last lesson of a course. */
export interface LessonBreaks {
  /** The school holidays in which lessons would have been, in order. */
  readonly holidays: readonly Holiday[];
  /** Other days without a lesson, in order: public holidays, and what the club chose. */
  readonly days: readonly IsoDay[];
}

/**
 * The breaks of a weekly course, by the days of its lessons; undefined when a lesson lies in a school holiday, or when no school
 * holiday interrupts the lessons.
 */
export function lessonBreaks(lessons: readonly IsoDay[]): LessonBreaks | undefined {
  const days = [...new Set(lessons)].toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || days.some((day) => holidayOn(day, ['school'])))
    return undefined;
  const missing = missingDays(days, last);
  const holidays = holidaysBetween(first, last).filter(({ from, until }) =>
    missing.some((day) => from <= day && day <= until),
  );
  if (holidays.length === 0) return undefined;
  return { holidays, days: missing.filter((day) => !holidayOn(day, ['school'])) };
}

/** The days between the lessons on which there would have been one, by the weekdays of the lessons. */
function missingDays(days: readonly IsoDay[], last: IsoDay): IsoDay[] {
  const starts = new Map(days.toReversed().map((day) => [weekdayOfDay(day), day]));
  const lessons = new Set(days);
  const missing: IsoDay[] = [];
  for (const start of starts.values())
    for (let day = start; day < last; day = daysAfter(day, 7)) if (!lessons.has(day)) missing.push(day);
  return missing.toSorted();
}

function holidaysBetween(first: IsoDay, last: IsoDay): Holiday[] {
  const [from, until] = [Number(first.slice(0, 4)) - 1, Number(last.slice(0, 4))];
  return Array.from({ length: until - from + 1 }, (_, index) => schoolHolidays(from + index)).flat();
}
