import { type Weekday, weekdays } from '#rules/brusselsTime.ts';

/** What narrows a list. It lives in the address, so that it can be shared and reloaded. */
export interface CourseFilters {
  readonly text: string;
  readonly taxonomies: readonly number[];
  readonly levels: readonly number[];
  readonly days: readonly Weekday[];
  readonly age: number | undefined;
  /** Only what fits the selected member. */
  readonly fitsMember: boolean;
  /** Only what has a place left. */
  readonly hasPlace: boolean;
}

export const noFilters: CourseFilters = {
  text: '',
  taxonomies: [],
  levels: [],
  days: [],
  age: undefined,
  fitsMember: false,
  hasPlace: false,
};

/** The names that the filters have in the address. */
const names = {
  text: 'zoek',
  taxonomies: 'soort',
  levels: 'niveau',
  days: 'dag',
  age: 'leeftijd',
  fitsMember: 'past',
  hasPlace: 'plaats',
} as const;

/** Reads any query string: what it can't use, it leaves out. */
export function readFilters(query: URLSearchParams): CourseFilters {
  return {
    text: query.get(names.text) ?? '',
    taxonomies: readNumbers(query.get(names.taxonomies)),
    levels: readNumbers(query.get(names.levels)),
    days: weekdays.filter((day) => (query.get(names.days) ?? '').split(',').includes(day)),
    age: readNumbers(query.get(names.age))[0],
    fitsMember: query.get(names.fitsMember) === '1',
    hasPlace: query.get(names.hasPlace) === '1',
  };
}

/** The query with these filters in it; whatever else stood there stays. */
export function writeFilters(query: URLSearchParams, filters: CourseFilters): URLSearchParams {
  const written = new URLSearchParams(query);
  const values: Record<keyof CourseFilters, string> = {
    text: filters.text,
    taxonomies: filters.taxonomies.join(','),
    levels: filters.levels.join(','),
    days: filters.days.join(','),
    age: filters.age === undefined ? '' : String(filters.age),
    fitsMember: filters.fitsMember ? '1' : '',
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

/** How many choices are on. What was typed is in view anyway. */
export function countFilters(filters: CourseFilters): number {
  const { taxonomies, levels, days, age, fitsMember, hasPlace } = filters;
  const switched = [age !== undefined, fitsMember, hasPlace].filter(Boolean);
  return taxonomies.length + levels.length + days.length + switched.length;
}

function readNumbers(value: string | null): number[] {
  return (value ?? '')
    .split(',')
    .filter((part) => /^\d{1,10}$/.test(part))
    .map(Number);
}
