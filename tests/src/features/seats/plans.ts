import type { SeatPlan } from '#src/api/entities/offer/seatPlan.ts';

const seat = (nid: number, number: number, state: 'free' | 'held' | 'sold' | 'own' = 'free') => ({
  ...{ nid, number, state },
  x: number - 1,
  y: 0,
  isWheelchair: nid === 101,
});

/** A hall with two rows of seats in different parts, and standing places. */
export function smallHall(): SeatPlan {
  return {
    event: 131,
    stands: [
      {
        ...{ nid: 1, title: 'Parterre', kind: 'seated', surcharge: 200, free: 2, own: 0 },
        rows: [{ row: 'A', seats: [seat(101, 1), seat(102, 2), seat(103, 3, 'sold')] }],
      },
      {
        ...{ nid: 2, title: 'Balkon', kind: 'seated', surcharge: 0, free: 1, own: 0 },
        rows: [{ row: 'B', seats: [seat(201, 1, 'held'), seat(202, 2)] }],
      },
      { nid: 3, title: 'Staanplaatsen', kind: 'standing', surcharge: 0, rows: [], free: 5, own: 0 },
    ],
    tariffs: [
      { nid: 11, title: 'Volwassene', price: 1600 },
      { nid: 12, title: 'Kind', price: 900 },
    ],
    max: 4,
    held: [],
    reservation: { now: 1000, expires: undefined, extensionsLeft: 2 },
  };
}

export const reservation = { now: 1000, expires: 1900, extensionsLeft: 2 };

export const held = [
  { tariff: 12, nid: 102, quantity: 1 },
  { tariff: 11, nid: 3, quantity: 2 },
];
