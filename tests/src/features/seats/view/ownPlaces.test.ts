import { describe, expect, it } from 'vitest';
import { countHeld, isSoldOut, ownPlaces, withHeld } from '#src/features/seats/view/ownPlaces.ts';
import { held, reservation, smallHall } from '../plans.ts';

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
