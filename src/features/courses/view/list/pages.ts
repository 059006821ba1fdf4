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
