import { daysAfter } from '#rules/brusselsInstant.ts';
import { daysSinceMonday, type IsoDay, type Weekday } from '#rules/brusselsTime.ts';
import { seasonOf, seasonStart } from '#rules/calendar/seasonOf.ts';
import { maxWeeks, weeklyDays } from '#rules/calendar/weeklyDays.ts';
import type { Hours } from '../reading/readHours.ts';
import type { Lesson } from '../view/lessonsSaid.ts';

interface Period {
  readonly start: IsoDay;
  readonly end: IsoDay;
}

/** From May to August, a new course is one of the next school year. */
const [nextFrom, nextUntil] = ['05', '08'];

/** The school year of a new course: what is left of this one, or the next one. */
export function defaultPeriod(today: IsoDay): Period {
  const season = seasonOf(today);
  const month = today.slice(5, 7);
  const isNext = nextFrom <= month && month <= nextUntil;
  const year = isNext ? season + 1 : season;
  const start = seasonStart(year);
  return { start: start < today ? today : start, end: `${year + 1}-06-30` };
}

/** Lessons on days of the week, without those in school holidays and on public ones. */
export function weeklyLessons(
  days: readonly Weekday[],
  { start, end }: Period,
  hours: Hours,
): readonly Lesson[] {
  const plan = { start, end, skip: ['school', 'public'], except: [] } as const;
  return days
    .flatMap((day) => weeklyDays({ ...plan, day }))
    .toSorted()
    .map((day) => ({ day, ...hours }));
}

/** A lesson on each day of a camp, without the weekend unless it begins or ends in one. */
export function dailyLessons({ start, end }: Period, hours: Hours): readonly Lesson[] {
  const isWeekend = (day: IsoDay) => daysSinceMonday(day) >= 5;
  const all: IsoDay[] = [];
  for (let day = start; day <= end && all.length < maxWeeks; day = daysAfter(day, 1)) all.push(day);
  const held = isWeekend(start) || isWeekend(end) ? all : all.filter((day) => !isWeekend(day));
  return held.map((day) => ({ day, ...hours }));
}
