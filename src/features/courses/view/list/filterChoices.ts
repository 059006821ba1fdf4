import type { Weekday } from '#rules/brusselsTime.ts';
import type { CoursePage } from '#src/api/entities/offer/course.ts';

type Facets = CoursePage['facets'];

/** The filter options that make sense for a list of courses. */
export interface FilterChoices extends Pick<Facets, 'taxonomies' | 'levels'> {
  readonly days: readonly Weekday[];
  readonly ages: readonly number[];
  /** Whether any course is full or closed, so that the filter is useful. */
  readonly hasPlace: boolean;
}

const ageChoices = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];

export function filterChoices({ hasAges, hasFull, ...facets }: Facets): FilterChoices {
  return { ...facets, ages: hasAges ? ageChoices : [], hasPlace: hasFull };
}
