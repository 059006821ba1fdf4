import { type Weekday, weekdays } from '#rules/brusselsTime.ts';
import { readId } from '#rules/readId.ts';
import { readIds } from '#rules/readIds.ts';

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
const names = {
  text: 'zoek',
  taxonomies: 'soort',
  levels: 'niveau',
  days: 'dag',
  age: 'leeftijd',
  fits: 'past',
  hasPlace: 'plaats',
} as const;

/** Reads the filters from a query. Invalid values are ignored. */
export function readFilters(query: URLSearchParams): CourseFilters {
  return {
    text: query.get(names.text) ?? '',
    taxonomies: readIds(query.get(names.taxonomies)),
    levels: readIds(query.get(names.levels)),
    days: weekdays.filter((day) => (query.get(names.days) ?? '').split(',').includes(day)),
    age: readAge(query.get(names.age)),
    fits: readId(query.get(names.fits) ?? ''),
    hasPlace: query.get(names.hasPlace) === '1',
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
    if (values[name] === '') written.delete(names[name]);
    else written.set(names[name], values[name]);
  }
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
