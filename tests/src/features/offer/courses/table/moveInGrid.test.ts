import { expect, it } from 'vitest';
import { moveInGrid } from '#src/features/offer/courses/table/moveInGrid.ts';

const size = { rows: 30, columns: 10 };

it.each([
  ['ArrowUp', false, { row: 1, column: 3 }, { row: 0, column: 3 }],
  ['ArrowUp', false, { row: 0, column: 3 }, { row: 0, column: 3 }],
  ['ArrowDown', false, { row: 29, column: 3 }, { row: 29, column: 3 }],
  ['ArrowLeft', false, { row: 1, column: 0 }, { row: 1, column: 0 }],
  ['ArrowRight', false, { row: 1, column: 8 }, { row: 1, column: 9 }],
  ['PageDown', false, { row: 1, column: 3 }, { row: 11, column: 3 }],
  ['PageUp', false, { row: 4, column: 3 }, { row: 0, column: 3 }],
  ['Home', false, { row: 4, column: 3 }, { row: 4, column: 0 }],
  ['End', false, { row: 4, column: 3 }, { row: 4, column: 9 }],
  ['Home', true, { row: 4, column: 3 }, { row: 0, column: 0 }],
  ['End', true, { row: 4, column: 3 }, { row: 29, column: 9 }],
  ['Tab', false, { row: 4, column: 3 }, undefined],
] as const)('moveInGrid with %s (control: %s) goes from %j to %j', (key, withControl, from, to) => {
  expect(moveInGrid(size, from, { key, withControl })).toEqual(to);
});
