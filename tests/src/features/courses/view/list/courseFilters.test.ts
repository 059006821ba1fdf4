import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekdays } from '#rules/brusselsTime.ts';
import {
  type CourseFilters,
  countFilters,
  hasFilters,
  noFilters,
  readFilters,
  writeFilters,
} from '#src/features/courses/view/list/courseFilters.ts';

const nids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 4 });

const filtersArbitrary: fc.Arbitrary<CourseFilters> = fc.record({
  text: fc.string(),
  taxonomies: nids,
  levels: nids,
  days: fc.subarray([...weekdays]),
  age: fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined }),
  fits: fc.option(fc.integer({ min: 1, max: 2_147_483_647 }), { nil: undefined }),
  hasPlace: fc.boolean(),
});

describe('readFilters', () => {
  test('reads back what writeFilters wrote, next to other parameters of the address', () => {
    fc.assert(
      fc.property(filtersArbitrary, (filters) => {
        const written = writeFilters(new URLSearchParams('weergave=lijst'), filters);
        expect(readFilters(new URLSearchParams(written.toString()))).toEqual(filters);
        expect(written.get('weergave')).toBe('lijst');
      }),
    );
  });
  test('never throws on an address', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        expect(() => readFilters(new URLSearchParams(query))).not.toThrow();
      }),
    );
    expect(readFilters(new URLSearchParams('soort=1,x,-3&dag=ma,xx&leeftijd=oud&past=ja'))).toEqual({
      ...noFilters,
      taxonomies: [1],
      days: ['ma'],
    });
  });
});

test('hasFilters is true for a single filter', () => {
  expect(hasFilters(noFilters)).toBe(false);
  expect(hasFilters({ ...noFilters, days: ['ma'] })).toBe(true);
});

test('countFilters counts every choice except the search text', () => {
  expect(countFilters({ ...noFilters, text: 'ballet' })).toBe(0);
  const chosen = { taxonomies: [1, 2], levels: [3], days: ['wo' as const], age: 0, fits: 3 };
  expect(countFilters({ ...noFilters, ...chosen, hasPlace: true })).toBe(7);
});
