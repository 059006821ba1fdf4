import { type Weekday, weekdays } from '#rules/brusselsTime.ts';
import { readId } from '#rules/readId.ts';
import { readIds } from '#rules/readIds.ts';
import type { CoursePage } from '#src/api/entities/offer/course.ts';

/** The filters of a list. They are kept in the address, so that a list can be shared and reloaded. */
export interface CourseFilters {
  readonly text: string;
  readonly taxonomies: readonly number[];
  readonly levels: readonly number[];
  readonly days: readonly Weekday[];
  readonly age: number | undefined;
  /** Only courses that fit this family member. */
  readonly fits: number | undefined;
  /** Only courses with a free place. */
  readonly hasPlace: boolean;
}

export const noFilters: CourseFilters = {
  text: '',
  taxonomies: [],
  levels: [],
  days: [],
  age: undefined,
  fits: undefined,
  hasPlace: false,
};

/** The parameter names in the address. */
export const filterParameters = {
  text: 'zoek',
  taxonomies: 'soort',
  levels: 'niveau',
  days: 'dag',
  age: 'leeftijd',
  fits: 'past',
  hasPlace: 'plaats',
} as const satisfies Record<keyof CourseFilters, string>;

/** The page of the list in the address. Scripts add pages to the first one; without JavaScript a link leads to the next. */
export const pageParameter = 'pagina';

/** Every parameter that decides which courses are shown. */
export const listParameters: readonly string[] = [...Object.values(filterParameters), pageParameter];

/** Reads the filters from a query. Invalid values are ignored. */
export function readFilters(query: URLSearchParams): CourseFilters {
  return {
    text: query.get(filterParameters.text) ?? '',
    taxonomies: readIds(query.get(filterParameters.taxonomies)),
    levels: readIds(query.get(filterParameters.levels)),
    days: weekdays.filter((day) => (query.get(filterParameters.days) ?? '').split(',').includes(day)),
    age: readAge(query.get(filterParameters.age)),
    fits: readId(query.get(filterParameters.fits) ?? ''),
    hasPlace: query.get(filterParameters.hasPlace) === '1',
  };
}

/** The query with these filters. Other parameters are kept. */
export function writeFilters(query: URLSearchParams, filters: CourseFilters): URLSearchParams {
  const written = new URLSearchParams(query);
  const values: Record<keyof CourseFilters, string> = {
    text: filters.text,
    taxonomies: filters.taxonomies.join(','),
    levels: filters.levels.join(','),
    days: filters.days.join(','),
    age: filters.age === undefined ? '' : String(filters.age),
    fits: filters.fits === undefined ? '' : String(filters.fits),
    hasPlace: filters.hasPlace ? '1' : '',
  };
  for (const name of Object.keys(noFilters) as (keyof CourseFilters)[]) {
    if (values[name] === '') written.delete(filterParameters[name]);
    else written.set(filterParameters[name], values[name]);
  }
  written.delete(pageParameter);
  return written;
}

/** The page in the address, from 1. */
export function readPage(query: URLSearchParams): number {
  const written = query.get(pageParameter) ?? '';
  return /^[1-9]\d{0,3}$/.test(written) ? Number(written) : 1;
}

/** The query for another page of the same list. */
export function writePage(query: URLSearchParams, page: number): URLSearchParams {
  const written = new URLSearchParams(query);
  if (page === 1) written.delete(pageParameter);
  else written.set(pageParameter, String(page));
  return written;
}

export function hasFilters(filters: CourseFilters): boolean {
  return [...writeFilters(new URLSearchParams(), filters)].length > 0;
}

/** The number of active filters. The search text doesn't count, because it is visible anyway. */
export function countFilters(filters: CourseFilters): number {
  const { taxonomies, levels, days, age, fits, hasPlace } = filters;
  const switched = [age !== undefined, fits !== undefined, hasPlace].filter(Boolean);
  return taxonomies.length + levels.length + days.length + switched.length;
}

function readAge(text: string | null): number | undefined {
  return text !== null && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}

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
