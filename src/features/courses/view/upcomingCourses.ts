import type { UnixSeconds } from '#rules/brusselsTime.ts';
import type { CourseSummary } from '#src/api/entities/course.ts';

/** The courses that start next, soonest first. */
export function upcomingCourses(
  courses: readonly CourseSummary[],
  now: UnixSeconds,
  most: number,
): CourseSummary[] {
  return courses
    .filter(({ startDate }) => startDate >= now)
    .sort((a, b) => a.startDate - b.startDate || a.title.localeCompare(b.title, 'nl'))
    .slice(0, most);
}
