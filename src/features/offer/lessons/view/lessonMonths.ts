import { daysAfter } from '#rules/brusselsInstant.ts';
import type { IsoDay } from '#rules/brusselsTime.ts';
import type { Holiday } from '#rules/calendar/holidays/holiday.ts';
import { holidayOn } from '#rules/calendar/holidays/holidayOn.ts';
import { seasonOf, seasonStart } from '#rules/calendar/seasonOf.ts';
import { firstDayOf, type IsoMonth, lastDayOf, monthOf, monthsLater } from '#rules/calendar/weeksOfMonth.ts';
import { doubledDays } from './lessonClashes.ts';
import type { Lesson, PlannedCourse, StruckDay } from './plannedCourse.ts';

/** A day of the calendar of a course. */
export interface LessonDay {
  readonly day: IsoDay;
  readonly lessons: readonly Lesson[];
  /** The plans that would have a lesson on this day, had nobody struck it. */
  readonly struck: readonly StruckDay[];
  readonly holiday: Holiday | undefined;
  /** Before today: nothing changes any more. */
  readonly isOver: boolean;
  /** Whether two lessons are at the same time. */
  readonly isDoubled: boolean;
}

/** The days of a course that have something to say, by day. */
export function lessonDays({ weekly, loose }: PlannedCourse, today: IsoDay): (day: IsoDay) => LessonDay {
  const lessons = [...weekly.flatMap((one) => one.lessons), ...loose];
  const byDay = Map.groupBy(
    lessons.toSorted((one, other) => one.from.localeCompare(other.from)),
    ({ day }) => day,
  );
  const struck = Map.groupBy(
    weekly.flatMap(({ id, form }) => form.except.map((day) => ({ id, day }))),
    ({ day }) => day,
  );
  const doubled = new Set(doubledDays(lessons, today));
  return (day) => ({
    day,
    lessons: byDay.get(day) ?? [],
    struck: struck.get(day) ?? [],
    holiday: holidayOn(day, ['school', 'public']),
    isOver: day < today,
    isDoubled: doubled.has(day),
  });
}

/** The school years in which a course has lessons, in order, as the years in which they begin. */
export function seasonsOf({ weekly, loose }: PlannedCourse): readonly number[] {
  const days = [...weekly.flatMap(({ lessons }) => lessons), ...loose].map(({ day }) => day);
  return [...new Set(days.map(seasonOf))].sort((one, other) => one - other);
}

/** The school year that the calendar shows first: that of today, or else the next one, or else the last one. */
export function firstSeason(seasons: readonly number[], today: IsoDay): number {
  const now = seasonOf(today);
  return seasons.find((season) => season >= now) ?? seasons.at(-1) ?? now;
}

/** A course with weekly lessons shows its school year; July and August only with lessons. A camp shows its own months. */
export function monthsOf({ weekly, loose }: PlannedCourse, season: number): readonly IsoMonth[] {
  const months = Array.from({ length: 12 }, (_, index) => monthsLater(monthOf(seasonStart(season)), index));
  const filled = new Set(
    [...weekly.flatMap(({ lessons }) => lessons), ...loose].map(({ day }) => monthOf(day)),
  );
  const isSchoolYear = weekly.some(({ lessons }) => lessons.length > 0);
  const isSummer = (month: IsoMonth) => month.endsWith('-07') || month.endsWith('-08');
  return months.filter((month) => filled.has(month) || (isSchoolYear && !isSummer(month)));
}

/** A holiday, or the part of it that lies in one month. */
export interface HolidayInMonth {
  readonly name: string;
  readonly from: IsoDay;
  readonly until: IsoDay;
}

export function holidaysIn(month: IsoMonth): readonly HolidayInMonth[] {
  const found: HolidayInMonth[] = [];
  const last = lastDayOf(month);
  for (let day = firstDayOf(month); day <= last; day = daysAfter(day, 1)) {
    const holiday = holidayOn(day, ['school', 'public']);
    if (holiday && found.at(-1)?.name !== holiday.name) {
      found.push({ name: holiday.name, from: day, until: holiday.until < last ? holiday.until : last });
    }
  }
  return found;
}
