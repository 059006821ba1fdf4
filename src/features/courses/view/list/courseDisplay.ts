import type { Club } from '#src/api/entities/club/club.ts';

export type CourseDisplay = Club['courseDisplay'];

const name = 'weergave';
const inAddress = { grid: 'tegels', list: 'lijst' } as const satisfies Record<CourseDisplay, string>;

/** The display in the address, else the club's default. */
export function readDisplay(query: URLSearchParams, byDefault: CourseDisplay): CourseDisplay {
  const written = query.get(name);
  if (written === inAddress.grid) return 'grid';
  return written === inAddress.list ? 'list' : byDefault;
}

export function writeDisplay(query: URLSearchParams, display: CourseDisplay): URLSearchParams {
  const written = new URLSearchParams(query);
  written.set(name, inAddress[display]);
  return written;
}

/** Rows of a page: full lines for every number of columns. */
export const pageSize = 60;

/** The place of the first row of a page in the whole list, from 1. */
export function firstOf(page: number): number {
  return (page - 1) * pageSize + 1;
}

/** The page before this one; of a page behind the end, the last page. */
export function pageBefore(page: number, count: number): number {
  return Math.max(1, Math.min(page - 1, Math.ceil(count / pageSize)));
}
