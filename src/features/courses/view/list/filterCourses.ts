import { judgeAge } from '../../../../../rules/age.ts';
import type { IsoDay } from '../../../../../rules/brusselsTime.ts';
import type { CourseSummary } from '../../../../api/entities/course.ts';
import { ageVerdict, type CourseSetting } from '../tariffDecision.ts';
import type { CourseFilters } from './courseFilters.ts';

/** Every filter narrows; the choices within one filter widen. */
export function filterCourses(
  courses: readonly CourseSummary[],
  filters: CourseFilters,
  setting: CourseSetting,
): CourseSummary[] {
  return courses.filter(
    (course) =>
      holdsText(course, filters.text) &&
      holdsTerm(course.taxonomies, filters.taxonomies) &&
      holdsTerm(course.levels, filters.levels) &&
      (filters.days.length === 0 || filters.days.some((day) => course.weekdays.includes(day))) &&
      (filters.age === undefined || fitsAge(course, filters.age, setting.today)) &&
      (!filters.fitsMember || ageVerdict(course, setting).fits),
  );
}

function holdsText(course: CourseSummary, text: string): boolean {
  const searched = plain([course.title, course.place, ...titles(course)].join(' '));
  return plain(text)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

function titles({ taxonomies, levels }: CourseSummary): string[] {
  return [...taxonomies, ...levels].map(({ title }) => title);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

function holdsTerm(terms: CourseSummary['levels'], wanted: readonly number[]): boolean {
  return wanted.length === 0 || terms.some(({ nid }) => wanted.includes(nid));
}

/** Somebody of this age may be born in two years: either fits. */
function fitsAge(course: CourseSummary, age: number, today: IsoDay): boolean {
  const year = Number(today.slice(0, 4));
  const justHadBirthday = `${year - age}${today.slice(4)}`;
  const bornTheYearBefore = `${year - age - 1}-12-31`;
  const birthdates = today.endsWith('12-31') ? [justHadBirthday] : [justHadBirthday, bornTheYearBefore];
  return birthdates.some((birthdate) => judgeAge(course, birthdate, today).fits);
}
