import { describe, expect, test } from 'vitest';
import { supplyText } from '#src/features/webshop/view/decideOrdering.ts';
import { variant } from '../productFixtures.ts';

describe('supplyText', () => {
  test.each([
    ['everything in stock', { stock: 2 }, 2, 0, ''],
    ['stock that is not counted', { stock: null }, 40, 0, ''],
    ['some later', { stock: 2 }, 3, 0, 'Je krijgt er 2 nu en 1 later: de club bestelt de rest bij.'],
    [
      'one later',
      { stock: 0 },
      1,
      0,
      'Dit is nu niet in huis. De club bestelt het voor je: je krijgt het later.',
    ],
    [
      'all later',
      { stock: 0 },
      3,
      0,
      'Dit is nu niet in huis. De club bestelt het voor je: je krijgt alle 3 stuks later.',
    ],
    [
      'with the cart, some later',
      { stock: 2 },
      1,
      3,
      'Leg je er nog 1 bij, dan krijg je er in totaal 2 nu en 2 later.',
    ],
    ['with the cart, all later', { stock: 0 }, 2, 1, 'Leg je er nog 2 bij, dan krijg je alle 3 stuks later.'],
    ['everything in stock, with the cart', { stock: 4 }, 1, 3, ''],
    ['a quantity of 0', { stock: 0 }, 0, 5, ''],
  ])('%s', (_, wire, wanted, held, text) => {
    expect(supplyText(variant({ ...wire, backorder: true }), { wanted, held })).toBe(text);
  });
});
