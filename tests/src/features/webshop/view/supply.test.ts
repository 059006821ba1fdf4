import { describe, expect, test } from 'vitest';
import { supplyText } from '#src/features/webshop/view/supply.ts';
import { variant } from '../productFixtures.ts';

describe('supplyText', () => {
  test.each([
    ['everything in stock', { stock: 2 }, 2, 0, ''],
    ['stock that is not counted', { stock: null }, 40, 0, ''],
    ['some later', { stock: 2 }, 3, 0, 'Je krijgt er 2 nu en 1 later: we bestellen bij wat er niet meer is.'],
    ['one later', { stock: 0 }, 1, 0, 'Dit is er nu niet. We bestellen het voor je: je krijgt het later.'],
    [
      'all later',
      { stock: 0 },
      3,
      0,
      'Dit is er nu niet. We bestellen het voor je: je krijgt ze alle 3 later.',
    ],
    [
      'with the cart, some later',
      { stock: 2 },
      1,
      3,
      'Leg je er nog 1 bij, dan krijg je er in totaal 2 nu en 2 later.',
    ],
    ['with the cart, all later', { stock: 0 }, 2, 1, 'Leg je er nog 2 bij, dan krijg je ze alle 3 later.'],
    ['everything in stock, with the cart', { stock: 4 }, 1, 3, ''],
    ['a quantity of 0', { stock: 0 }, 0, 5, ''],
  ])('%s', (_, wire, wanted, held, text) => {
    expect(supplyText(variant({ ...wire, backorder: true }), { wanted, held })).toBe(text);
  });
});
