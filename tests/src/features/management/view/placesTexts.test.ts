import { describe, expect, test } from 'vitest';
import { filterText, peopleText, takenByText } from '#src/features/management/view/placesTexts.ts';

const places = { registered: 0, tickets: 0, outside: 0, offered: 0, partners: 0, carts: 0 };
const people = {
  course: { nid: 106, url: 'jazz', title: 'Jazz', type: 'course' as const, tariff: null },
  ...{ taken: 0, capacity: null, registered: 0, trials: 0, waiting: 0, cancelled: 0, unpaid: 0, alerts: 0 },
  ...{ takenBy: places, extras: [], health: false },
};

describe('the places of a course', () => {
  test.each([
    [{}, ''],
    [{ registered: 3, outside: 31 }, '3 ingeschreven · 31 buiten Clubpoort'],
    [
      { registered: 1, offered: 1, carts: 2, partners: 1 },
      '1 ingeschreven · 1 aangeboden aan de wachtlijst · 1 vrijgehouden voor een partner · 2 in een winkelmandje',
    ],
    [{ tickets: 1 }, '1 ticket'],
    [{ tickets: 41, carts: 1 }, '41 tickets · 1 in een winkelmandje'],
  ])('%j are taken by: %s', (by, expected) => {
    expect(takenByText({ ...places, ...by })).toBe(expected);
  });

  test.each([
    ['ingeschreven', { registered: 3 }, 'Ingeschreven 3'],
    // A trial takes no place, so the tile with the places doesn't count it.
    ['ingeschreven', { registered: 3, trials: 1 }, 'Ingeschreven en proefles 3'],
    ['wachtlijst', { waiting: 2, trials: 1 }, 'Wachtlijst 2'],
  ] as const)('the filter %s of %j says: %s', (filter, some, expected) => {
    expect(filterText(filter, { ...people, ...some })).toBe(expected);
  });

  test.each([
    [{ registered: 3 }, '3 ingeschreven'],
    [
      { registered: 4, trials: 1, waiting: 2, cancelled: 1 },
      '3 ingeschreven · 1 voor een proefles · 2 op de wachtlijst · 1 gestopt',
    ],
  ])('%j are listed as: %s', (some, expected) => {
    expect(peopleText({ ...people, ...some })).toBe(expected);
  });
});
