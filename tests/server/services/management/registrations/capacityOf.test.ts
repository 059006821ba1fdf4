import { describe, expect, it } from 'vitest';
import { capacityOf, takenOf } from '#server/services/management/registrations/capacityOf.ts';

const nobody = { registered: 0, tickets: 0, outside: 0, offered: 0, partners: 0, carts: 0 };
const group = { type: 'regular', capacity: 16, by: { ...nobody, registered: 2, outside: 1 } } as const;
const trial = { type: 'trial', capacity: 3, by: { ...nobody, carts: 1 } } as const;

describe('the places of a group', () => {
  it.each([
    { name: 'one tariff', tariffs: [group], taken: 3, capacity: 16 },
    { name: 'two tariffs', tariffs: [group, { ...group, capacity: 4 }], taken: 6, capacity: 20 },
    { name: 'a tariff beside a trial', tariffs: [group, trial], taken: 3, capacity: 16 },
    {
      name: 'a trial without a limit',
      tariffs: [group, { ...trial, capacity: null }],
      taken: 3,
      capacity: 16,
    },
    {
      name: 'a tariff without a limit',
      tariffs: [group, { ...group, capacity: null }],
      taken: 6,
      capacity: null,
    },
    { name: 'only trials', tariffs: [trial], taken: 1, capacity: 3 },
    { name: 'no tariff', tariffs: [], taken: 0, capacity: null },
  ])('are counted without those of trial lessons: $name', ({ tariffs, taken, capacity }) => {
    expect([takenOf(tariffs).taken, capacityOf(tariffs, undefined)]).toEqual([taken, capacity]);
  });

  it.each([
    { name: 'a tariff without a limit', tariffs: [{ ...group, capacity: null }], capacity: 280 },
    { name: 'a tariff with fewer places', tariffs: [group], capacity: 16 },
    { name: 'a tariff with more places', tariffs: [{ ...group, capacity: 300 }], capacity: 280 },
  ])('are no more than those of the hall: $name', ({ tariffs, capacity }) => {
    expect(capacityOf(tariffs, 280)).toBe(capacity);
  });

  it('are told by who or what takes them', () => {
    expect(takenOf([group, trial, { ...group, by: { ...nobody, offered: 1, partners: 2 } }])).toEqual({
      taken: 6,
      takenBy: { ...nobody, registered: 2, outside: 1, offered: 1, partners: 2 },
    });
  });
});
