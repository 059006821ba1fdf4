import { describe, expect, it } from 'vitest';
import { layOutHall } from '#src/features/seats/view/hall.ts';
import { countHeld, isSoldOut, ownPlaces } from '#src/features/seats/view/ownPlaces.ts';
import { seatLabel } from '#src/features/seats/view/seatLabel.ts';
import { standingChange } from '#src/features/seats/view/standingChange.ts';
import { takenSeatText } from '#src/features/seats/view/takenSeatText.ts';
import { withHeld } from '#src/features/seats/view/withHeld.ts';
import { reservation, smallHall } from './plans.ts';

const held = [
  { tariff: 12, nid: 102, quantity: 1 },
  { tariff: 11, nid: 3, quantity: 2 },
];

describe('layOutHall', () => {
  it('puts one part behind the other, each centred, and never two seats in one place', () => {
    const hall = layOutHall(smallHall());
    const seats = hall.stands.flatMap(({ rows }) => rows.flatMap((row) => row.seats));
    expect(new Set(seats.map(({ left, top }) => `${left} ${top}`)).size).toBe(5);
    const [parterre, balcony] = hall.stands;
    expect(balcony?.rows[0]?.top).toBeGreaterThan(parterre?.rows[0]?.top ?? 0);
    const middles = hall.stands.slice(0, 2).map(({ rows }) => {
      const lefts = rows[0]?.seats.map(({ left }) => left) ?? [];
      return (Math.min(...lefts) + Math.max(...lefts) + 1) / 2;
    });
    expect(middles).toEqual([hall.width / 2, hall.width / 2]);
    expect(seats[0]).toMatchObject({ row: 'A', surcharge: 200 });
  });
});

describe('withHeld', () => {
  it('marks held places as own, and counts the places that are left', () => {
    const plan = withHeld(smallHall(), { held, reservation });
    const [parterre, balcony, standing] = plan.stands;
    expect(parterre).toMatchObject({ free: 1, own: 1 });
    expect(parterre?.rows[0]?.seats.map(({ state }) => state)).toEqual(['free', 'own', 'sold']);
    expect(balcony).toMatchObject({ free: 1, own: 0 });
    expect(standing).toMatchObject({ free: 3, own: 2 });
    expect(plan).toMatchObject({ held, reservation });
  });

  it('frees places that are no longer held, and restores the original plan', () => {
    const plan = smallHall();
    const after = withHeld(withHeld(plan, { held, reservation }), {
      held: [],
      reservation: plan.reservation,
    });
    expect(after).toEqual(plan);
  });
});

describe('ownPlaces', () => {
  it('describes each place, with the surcharge of its part in the price', () => {
    expect(ownPlaces(withHeld(smallHall(), { held, reservation }))).toEqual([
      { nid: 102, tariff: 12, quantity: 1, label: 'Rij A, stoel 2', stand: 'Parterre', price: 1100 },
      { nid: 3, tariff: 11, quantity: 2, label: 'Staanplaatsen', stand: '', price: 3200 },
    ]);
  });

  it('countHeld counts places and not lines', () => {
    expect(countHeld({ held })).toBe(3);
  });
});

describe('isSoldOut', () => {
  it('is true when no place is free and none is own', () => {
    const plan = smallHall();
    expect(isSoldOut(plan)).toBe(false);
    const full = { ...plan, stands: plan.stands.map((stand) => ({ ...stand, free: 0 })) };
    expect(isSoldOut(full)).toBe(true);
    expect(isSoldOut(withHeld(full, { held, reservation }))).toBe(false);
  });
});

describe('seatLabel', () => {
  it('names the row, seat, price and state', () => {
    const seat = { row: 'C', number: 4, isWheelchair: false };
    expect(seatLabel(seat, 1200, 'free')).toBe('Rij C, stoel 4, €\u00a012,00, vrij');
    expect(seatLabel({ ...seat, isWheelchair: true }, 1200, 'sold')).toBe(
      'Rij C, stoel 4, rolstoelplaats, €\u00a012,00, bezet',
    );
  });
});

describe('standingChange', () => {
  it('holds the new total of places', () => {
    const wanted = { tariff: 11, nid: 3, quantity: 4 };
    expect(standingChange(wanted)).toEqual({ do: 'hold', places: [wanted] });
  });

  it('releases the tariff when its last place is removed', () => {
    const none = { tariff: 11, nid: 3, quantity: 0 };
    expect(standingChange(none)).toEqual({ do: 'release', nid: 3, tariff: 11 });
  });
});

describe('takenSeatText', () => {
  it.each([
    ['sold', 103, 'Rij A, stoel 3 is net door iemand anders genomen. Kies een andere plaats.'],
    ['held', 201, 'Rij B, stoel 1 is net door iemand anders genomen. Kies een andere plaats.'],
    ['free', 101, ''],
  ])('explains the failed hold of a seat that is %s', (_, nid, sentence) => {
    const change = { do: 'hold' as const, places: [{ tariff: 11, nid, quantity: 1 }] };
    expect(takenSeatText(smallHall(), change)).toBe(sentence);
  });
});
