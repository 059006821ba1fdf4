import { describe, expect, it } from 'vitest';
import { addRows } from '#src/features/offer/hall/view/addRows.ts';
import {
  hasAisleBehind,
  removeRow,
  removeSeat,
  renameRow,
  resizeRow,
  shiftRow,
  toggleAisle,
  toggleAisleBehind,
  toggleWheelchair,
} from '#src/features/offer/hall/view/changeSeats.ts';
import { rowsOf, type StandSeat } from '#src/features/offer/hall/view/standSeats.ts';

/** Rows A and B of four seats. */
const seats = addRows([], { from: 'A', to: 'B', count: '4', aisles: '', first: '1', numbering: 'left' });
const rowOf = (some: readonly StandSeat[], name: string) => {
  const row = rowsOf(some).find((one) => one.row === name);
  if (!row) throw new Error(`There is no row ${name}`);
  return row;
};
const columns = (some: readonly StandSeat[], name: string) => rowOf(some, name).seats.map(({ x }) => x);
const numbers = (some: readonly StandSeat[], name: string) =>
  rowOf(some, name).seats.map(({ number }) => number);
const b2 = { row: 'B', number: 2, x: 1, y: 1, isWheelchair: false };

describe('changing a seat', () => {
  it('makes one seat a wheelchair place, and an ordinary one again', () => {
    const changed = toggleWheelchair(seats, b2);
    expect(changed.filter(({ isWheelchair }) => isWheelchair)).toEqual([{ ...b2, isWheelchair: true }]);
    expect(toggleWheelchair(changed, b2)).toEqual(seats);
  });

  it('leaves a gap where a seat is removed, and all other numbers', () => {
    const changed = removeSeat(seats, b2);
    expect([numbers(changed, 'A'), numbers(changed, 'B'), columns(changed, 'B')]).toEqual([
      [1, 2, 3, 4],
      [1, 3, 4],
      [0, 2, 3],
    ]);
  });

  it('makes an aisle through all rows of a part, and closes it', () => {
    const changed = toggleAisle(seats, b2);
    expect([columns(changed, 'A'), columns(changed, 'B')]).toEqual([
      [0, 1, 3, 4],
      [0, 1, 3, 4],
    ]);
    expect(toggleAisle(changed, b2)).toEqual(seats);
    expect(toggleAisle(seats, { x: 3 }), 'right of the last column').toEqual(seats);
  });
});

describe('changing a row', () => {
  it('renames, removes and shifts only that row', () => {
    const row = rowOf(seats, 'B');
    expect(rowsOf(renameRow(seats, row, 'Loge')).map((one) => one.row)).toEqual(['A', 'Loge']);
    expect(rowsOf(removeRow(seats, row)).map((one) => one.row)).toEqual(['A']);
    const shifted = shiftRow(seats, row, 2);
    expect([columns(shifted, 'A'), columns(shifted, 'B')]).toEqual([
      [0, 1, 2, 3],
      [2, 3, 4, 5],
    ]);
  });

  it.each([
    [6, [1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5]],
    [2, [1, 2], [0, 1]],
  ])('gives it %i seats by its right end', (count, wanted, places) => {
    const changed = resizeRow(seats, rowOf(seats, 'A'), count);
    expect([numbers(changed, 'A'), columns(changed, 'A'), numbers(changed, 'B')]).toEqual([
      wanted,
      places,
      [1, 2, 3, 4],
    ]);
  });

  it('makes an aisle behind it, and closes it', () => {
    const row = rowOf(seats, 'A');
    const changed = toggleAisleBehind(seats, row);
    expect([hasAisleBehind(seats, row), hasAisleBehind(changed, row)]).toEqual([false, true]);
    expect(rowOf(changed, 'B').y).toBe(2);
    expect(toggleAisleBehind(changed, row)).toEqual(seats);
  });
});
