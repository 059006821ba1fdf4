import { expect, test } from 'vitest';
import { firstOf, pageBefore } from '#src/features/courses/view/list/courseDisplay.ts';
import {
  noFilters,
  readPage,
  writeFilters,
  writePage,
} from '#src/features/courses/view/list/courseFilters.ts';

test.each([
  ['', 1],
  ['pagina=1', 1],
  ['pagina=12', 12],
  ['pagina=0', 1],
  ['pagina=-2', 1],
  ['pagina=02', 1],
  ['pagina=1e3', 1],
  ['pagina=99999', 1],
])('readPage reads %j as %d', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
});

test('writePage keeps the filters, and names no first page', () => {
  const query = new URLSearchParams('zoek=ballet&pagina=3');
  expect(writePage(query, 4).toString()).toBe('zoek=ballet&pagina=4');
  expect(writePage(query, 1).toString()).toBe('zoek=ballet');
});

test('writeFilters goes back to the first page', () => {
  const written = writeFilters(new URLSearchParams('pagina=3'), { ...noFilters, text: 'ballet' });
  expect(written.toString()).toBe('zoek=ballet');
});

test('firstOf is the place of the first row of a page', () => {
  expect([firstOf(1), firstOf(2), firstOf(3)]).toEqual([1, 61, 121]);
});

test('pageBefore is the previous page, and the last one for a page behind the end', () => {
  expect([pageBefore(2, 61), pageBefore(3, 121), pageBefore(99, 121), pageBefore(9, 0)]).toEqual([
    1, 2, 3, 1,
  ]);
});
