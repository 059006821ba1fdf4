import { expect, test } from 'vitest';
import { coursePagesQuery } from '#src/features/courses/queries/coursePages.ts';
import { noFilters } from '#src/features/courses/view/list/courseFilters.ts';

const of = {
  club: 1,
  type: 'course',
  viewer: undefined,
  person: undefined,
  filters: noFilters,
  rows: undefined,
} as const;
const pageOf = (rows: number) => ({ courses: Array(rows).fill({}), count: 150 });

test('coursePagesQuery begins with the page of the address, and goes on behind it', () => {
  const { initialPageParam, getNextPageParam, queryKey } = coursePagesQuery({ ...of, page: 2 });
  expect(initialPageParam).toEqual({ offset: 60, limit: 60 });
  expect(queryKey).not.toEqual(coursePagesQuery({ ...of, page: 1 }).queryKey);
  const next = (...pages: readonly number[]) => {
    const all = pages.map(pageOf);
    // Only the rows and their number count here.
    return getNextPageParam(all.at(-1) as never, all as never, initialPageParam, [initialPageParam]);
  };
  expect(next(60)).toEqual({ offset: 120, limit: 60 });
  expect(next(60, 30)).toBeUndefined();
});

test('coursePagesQuery keeps the list of the server’s page on screen while it is filtered', () => {
  const { placeholderData, queryKey } = coursePagesQuery({ ...of, page: 1 });
  const fromServer: unknown = JSON.parse(JSON.stringify(queryKey));
  const previous = { pages: [], pageParams: [] };
  const keep = placeholderData as (data: object, query: { queryKey: unknown }) => unknown; // the form of our function
  expect(keep(previous, { queryKey: fromServer })).toBe(previous);
  expect(keep(previous, { queryKey: ['courses', 1, 12, 'course', {}] })).toBeUndefined();
});
