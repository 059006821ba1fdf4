import { judgeAge } from '#rules/age.ts';
import type { IsoDay } from '#rules/brusselsTime.ts';
import type { CourseSummary } from '#src/api/entities/course.ts';
import { hasFreePlace } from '../availability.ts';
import { ageVerdict, type CourseSetting } from '../tariffDecision.ts';
import type { CourseFilters } from './courseFilters.ts';
import { type SearchIndex, textSearch } from './searchIndex.ts';

/**
 * Combines the filters with AND, and the options within one filter with OR. The filter "fits" is about the person of the setting.
 */
export function filterCourses(
  index: SearchIndex,
  filters: CourseFilters,
  setting: CourseSetting,
): CourseSummary[] {
  const { holds } = textSearch(index, filters.text);
  const bornAtAge = filters.age === undefined ? undefined : birthdatesOfAge(filters.age, setting.today);
  return index.courses.filter(
    (course) =>
      holds(course) &&
      holdsTerm(course.taxonomies, filters.taxonomies) &&
      holdsTerm(course.levels, filters.levels) &&
      (filters.days.length === 0 || filters.days.some((day) => course.weekdays.includes(day))) &&
      (!bornAtAge || bornAtAge.some((birthdate) => judgeAge(course, birthdate, setting.today).fits)) &&
      (filters.fits === undefined || ageVerdict(course, setting).fits) &&
      (!filters.hasPlace || hasFreePlace(course)),
  );
}

function holdsTerm(terms: CourseSummary['levels'], wanted: readonly number[]): boolean {
  return wanted.length === 0 || terms.some(({ nid }) => wanted.includes(nid));
}

/** Two possible birthdates of a person of this age, in both possible birth years. One that fits is enough. */
function birthdatesOfAge(age: number, today: IsoDay): readonly IsoDay[] {
  const year = Number(today.slice(0, 4));
  const justHadBirthday = `${year - age}${today.slice(4)}`;
  const bornTheYearBefore = `${year - age - 1}-12-31`;
  return today.endsWith('12-31') ? [justHadBirthday] : [justHadBirthday, bornTheYearBefore];
}
