import { describe, expect, it } from 'vitest';
import {
  nidAt,
  placesSentence,
  planOfStands,
  standOfSeat,
} from '#src/features/offer/hall/view/hallOfStands.ts';
import type { OfferStand } from '#src/features/offer/hall/view/standSeats.ts';

const seated: OfferStand = {
  ...{ nid: 51, title: 'Parterre', surcharge: 2.5 },
  seats: [
    { row: 'A', y: 0, x: 1, from: 1, to: 2, wheelchairs: [2] },
    { row: 'B', y: 1, x: 0, from: 1, to: 1, wheelchairs: [] },
  ],
};
const standing: OfferStand = { title: 'Staanplaatsen', surcharge: 0, capacity: 30, seats: [] };

describe('planOfStands', () => {
  it('draws the hall as buyers see it, with the surcharge in cents', () => {
    const { stands } = planOfStands([standing, seated]);
    expect(stands.map(({ kind, surcharge, free }) => [kind, surcharge, free])).toEqual([
      ['standing', 0, 30],
      ['seated', 250, 0],
    ]);
    expect(
      stands[1]?.rows.map(({ row, seats }) => [row, seats.map(({ isWheelchair }) => isWheelchair)]),
    ).toEqual([
      ['A', [false, true]],
      ['B', [false]],
    ]);
  });

  it('names a seat by its place, so that the drawing keeps the focus on it', () => {
    const { stands } = planOfStands([standing, seated]);
    const nid = stands[1]?.rows[0]?.seats[1]?.nid ?? 0;
    expect(nid).toBe(nidAt(1, { x: 2, y: 0 }));
    expect(standOfSeat(nid)).toBe(1);
  });

  it('gives two seats on one place of a file names of their own', () => {
    const doubled = {
      ...seated,
      seats: [...seated.seats, { row: 'C', y: 1, x: 0, from: 1, to: 1, wheelchairs: [] }],
    };
    const nids = planOfStands([doubled]).stands.flatMap(({ rows }) =>
      rows.flatMap((row) => row.seats.map(({ nid }) => nid)),
    );
    expect(new Set(nids).size).toBe(4);
    expect(nids.map(standOfSeat)).toEqual([0, 0, 0, 0]);
  });
});

describe('placesSentence', () => {
  it.each<[string, readonly OfferStand[]]>([
    ['Er zijn nog geen plaatsen.', []],
    ['3 genummerde plaatsen, waarvan 1 voor een rolstoel.', [seated]],
    ['30 staanplaatsen.', [standing]],
    ['3 genummerde plaatsen, waarvan 1 voor een rolstoel, en 30 staanplaatsen.', [seated, standing]],
  ])('says “%s”', (said, stands) => {
    expect(placesSentence(stands)).toBe(said);
  });
});
