import { expect, it } from 'vitest';
import { blockNow, blocksOf } from '#src/features/paper-list/view/blocksOf.ts';

const lessons = (count: number) => Array.from({ length: count }, (_, start) => ({ start }));

it.each([
  [0, []],
  [1, [1]],
  [14, [14]],
  [30, [14, 14, 2]],
])('%i lessons make pages of %j', (count, sizes) => {
  expect(blocksOf(lessons(count)).map(({ length }) => length)).toEqual(sizes);
});

it.each([
  [0, 0],
  [14, 1],
  [29, 2],
  [99, 2],
])('at %i the page with the next lesson is page %i, and the last one once all are over', (now, page) => {
  expect(blockNow(blocksOf(lessons(30)), now)).toBe(page);
});
