import { restricting } from '#rules/age.ts';
import { type Weekday, weekdays } from '#rules/brusselsTime.ts';
import type { CourseSummary } from '#src/api/entities/course.ts';
import { hasFreePlace } from '../availability.ts';

type Term = CourseSummary['levels'][number];

/** The filter options that make sense for a list of courses. */
export interface FilterChoices {
  readonly taxonomies: readonly Term[];
  readonly levels: readonly Term[];
  readonly days: readonly Weekday[];
  readonly ages: readonly number[];
  /** Whether any course is full or closed, so that the filter is useful. */
  readonly hasPlace: boolean;
}

const ageChoices = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];

export function filterChoices(courses: readonly CourseSummary[]): FilterChoices {
  const isRestricted = courses.some(
    (course) => restricting(course.ageRestrictions) ?? restricting(course.ageRestrictionsByYear),
  );
  return {
    taxonomies: termsOf(courses.flatMap(({ taxonomies }) => taxonomies)),
    levels: termsOf(courses.flatMap(({ levels }) => levels)),
    days: weekdays.filter((day) => courses.some((course) => course.weekdays.includes(day))),
    ages: isRestricted ? ageChoices : [],
    hasPlace: courses.some((course) => !hasFreePlace(course)),
  };
}

function termsOf(terms: readonly Term[]): Term[] {
  const byNid = new Map(terms.map((term) => [term.nid, term]));
  return [...byNid.values()].sort((a, b) => a.title.localeCompare(b.title, 'nl'));
}
