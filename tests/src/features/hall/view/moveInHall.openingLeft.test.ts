import { expect, test } from 'vitest';
import type { Stand } from '#src/api/entities/offer/seatPlan.ts';
import { layOutHall } from '#src/features/hall/view/hall.ts';
import { openingLeft } from '#src/features/hall/view/moveInHall.ts';
import { smallHall } from '../../seats/plans.ts';

const plan = smallHall();
const [part] = plan.stands.filter(({ kind }) => kind !== 'standing');

/** A part of the hall whose rows are so many seats long, each beginning so far to the right. */
function standOf(rows: readonly { readonly from: number; readonly length: number }[]): Stand {
  const [seat] = part?.rows[0]?.seats ?? [];
  if (!part || !seat) throw new Error('The hall has no seat');
  return {
    ...part,
    rows: rows.map(({ from, length }, y) => ({
      row: String.fromCharCode(65 + y),
      seats: Array.from({ length }, (_, x) => ({ ...seat, nid: y * 100 + x, x: from + x, y })),
    })),
  };
}

test.each([
  { name: 'rows of one length', rows: [{ from: 0, length: 20 }], left: 0 },
  {
    name: 'a first row that begins a little further',
    rows: [
      { from: 2, length: 16 },
      { from: 0, length: 20 },
    ],
    left: 0,
  },
  {
    name: 'a first row that begins outside the frame',
    rows: [
      { from: 10, length: 4 },
      { from: 0, length: 24 },
    ],
    left: 10,
  },
])('openingLeft of a hall with $name begins at $left', ({ rows, left }) => {
  expect(openingLeft(layOutHall({ ...plan, stands: [standOf(rows)] }), 8)).toBe(left);
});

test('openingLeft of a narrow part before a wide one begins at the letters of the part at the stage', () => {
  const wide = standOf([{ from: 0, length: 30 }]);
  const narrow = standOf([{ from: 0, length: 10 }]);
  expect(openingLeft(layOutHall({ ...plan, stands: [narrow, wide] }), 8)).toBe(10);
});

test('openingLeft of a part before a slightly wider one begins at the letters of both', () => {
  const wider = standOf([{ from: 0, length: 20 }]);
  const nearer = standOf([{ from: 0, length: 14 }]);
  expect(openingLeft(layOutHall({ ...plan, stands: [nearer, wider] }), 8)).toBe(0);
});
