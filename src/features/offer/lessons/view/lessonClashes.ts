import { daysAfter } from '#rules/brusselsInstant.ts';
import type { IsoDay } from '#rules/brusselsTime.ts';
import type { PlannedLesson } from '#rules/calendar/weekly/weeklyPlansOf.ts';
import type { OfferCourse } from '../../state/offerFile.ts';

/** Another course in the same place at the same time. */
export interface PlaceClash {
  readonly course: OfferCourse;
  readonly place: string;
  /** The days in order. */
  readonly days: readonly IsoDay[];
}

/** The coming lessons of a course and its place, if a lesson has none of its own. */
interface OwnLessons {
  readonly lessons: readonly PlannedLesson[];
  readonly place: string;
  readonly today: IsoDay;
}

/** Finds the other courses that use a place of this course at the same time. Lessons that are over don't count. */
export function placeClashes(own: OwnLessons, others: readonly OfferCourse[]): readonly PlaceClash[] {
  const coming = own.lessons.filter(({ day }) => day >= own.today);
  const byDay = Map.groupBy(
    coming.flatMap((lesson) => daysOf(lesson).map((day) => ({ lesson, day }))),
    ({ day }) => day,
  );
  return others.flatMap((course) => {
    const found = course.sessions.flatMap((lesson) =>
      daysOf(lesson)
        .flatMap((day) => byDay.get(day) ?? [])
        .filter(
          (mine) =>
            overlaps(mine.lesson, lesson) &&
            isSamePlace(mine.lesson.place ?? own.place, lesson.place ?? course.place),
        ),
    );
    const days = [...new Set(found.map(({ lesson }) => lesson.day))].sort();
    return found[0] ? [{ course, place: found[0].lesson.place ?? own.place, days }] : [];
  });
}

/** Two ways to type one place are one place. A place that nobody knows is none. */
function isSamePlace(one: string, other: string): boolean {
  return nameOf(one) !== '' && nameOf(one) === nameOf(other);
}

function nameOf(place: string): string {
  return place.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Maximum days of one lesson. A longer one is a typing error in a date. */
const maxDays = 60;

function daysOf({ day, untilDay = day }: PlannedLesson): readonly IsoDay[] {
  const days = [day];
  for (let next = daysAfter(day, 1); next <= untilDay && days.length < maxDays; next = daysAfter(next, 1))
    days.push(next);
  return days;
}

/** A lesson that begins when another ends doesn't overlap with it. */
function overlaps(one: PlannedLesson, other: PlannedLesson): boolean {
  return startOf(one) < endOf(other) && startOf(other) < endOf(one);
}

function startOf({ day, from }: PlannedLesson): string {
  return `${day} ${from}`;
}

function endOf({ day, to, untilDay = day }: PlannedLesson): string {
  return `${untilDay} ${to}`;
}

/** The days on which two coming lessons of one course share time. */
export function doubledDays(lessons: readonly PlannedLesson[], today: IsoDay): readonly IsoDay[] {
  const coming = lessons
    .filter(({ day }) => day >= today)
    .toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
  const doubled = coming.filter((lesson, index) =>
    coming.slice(0, index).some((earlier) => isNear(earlier, lesson) && overlaps(earlier, lesson)),
  );
  return [...new Set(doubled.map(({ day }) => day))];
}

/** Whether the earlier lesson can still last. Spares comparing all lessons of a year with each other. */
function isNear(earlier: PlannedLesson, later: PlannedLesson): boolean {
  return (earlier.untilDay ?? earlier.day) >= later.day;
}
