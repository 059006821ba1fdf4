import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSeats, rowsOf, type StandSeat, writeSeats } from '#src/features/offer/hall/view/standSeats.ts';
import { runs } from '#tests/setup/runs.ts';

const seat = fc.record({
  row: fc.constantFrom('A', 'B', 'Loge'),
  number: fc.integer({ min: 1, max: 30 }),
  x: fc.nat({ max: 30 }),
  y: fc.nat({ max: 4 }),
  isWheelchair: fc.boolean(),
});
/** Each seat once, and one seat in each place. */
const anySeats = fc
  .uniqueArray(seat, { selector: ({ row, number }) => `${row} ${number}`, maxLength: 60 })
  .map((seats) => [...new Map(seats.map((one) => [`${one.x} ${one.y}`, one])).values()]);
const byName = (seats: readonly StandSeat[]) =>
  seats.toSorted((one, other) => one.row.localeCompare(other.row) || one.number - other.number);

describe('writeSeats and readSeats', () => {
  it('lose no seat, and change nothing that was written', () => {
    fc.assert(
      fc.property(anySeats, (seats) => {
        const written = writeSeats(seats);
        expect(byName(readSeats(written))).toEqual(byName(seats));
        expect(writeSeats(readSeats(written))).toEqual(written);
      }),
      runs(300),
    );
  });

  it('say adjacent seats as one block, and begin another at an aisle', () => {
    const blocks = [
      { row: 'A', y: 0, x: 0, from: 1, to: 5, wheelchairs: [1] },
      { row: 'A', y: 0, x: 6, from: 6, to: 10, wheelchairs: [] },
    ];
    expect(writeSeats(readSeats(blocks))).toEqual(blocks);
    expect(rowsOf(readSeats(blocks)).map(({ row, seats }) => [row, seats.length])).toEqual([['A', 10]]);
  });
});
