import type { CourseSummary } from '#src/api/entities/course.ts';
import { hasFreePlace } from '../availability.ts';
import { ageVerdict, type CourseSetting } from '../tariffDecision.ts';

/** First the courses that fit the person, then the others, and those without a free place last. Each keeps the order by date. */
export function sortCourses(courses: readonly CourseSummary[], setting: CourseSetting): CourseSummary[] {
  const groups = Map.groupBy(courses, (course) => placeOf(course, setting));
  return [0, 1, 2].flatMap((place) => groups.get(place) ?? []);
}

function placeOf(course: CourseSummary, setting: CourseSetting): number {
  if (!hasFreePlace(course)) return 2;
  return ageVerdict(course, setting).fits ? 0 : 1;
}
