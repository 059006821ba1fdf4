import { describe, expect, test } from 'vitest';
import { decideOrdering } from '#src/features/webshop/view/decideOrdering.ts';
import { productChoiceQuery, readProductChoice } from '#src/features/webshop/view/productChoice.ts';
import { relatedOffers } from '#src/features/webshop/view/relatedOffers.ts';
import { roomFor } from '#src/features/webshop/view/roomFor.ts';
import { supplyText } from '#src/features/webshop/view/supply.ts';
import { product, variant } from './productFixtures.ts';

const noor = { uid: 8, firstName: 'Noor' };

describe('decideOrdering', () => {
  const size = variant();
  const usual = { isVisitor: false, member: noor, variant: size, room: 3 };
  test.each([
    ['adds the product to the cart of the member', usual, { do: 'add', member: noor, variant: size }],
    ['sends a visitor to the login', { ...usual, isVisitor: true, member: undefined }, { do: 'log-in' }],
    [
      'asks for the member first',
      { ...usual, member: undefined, variant: undefined },
      { do: 'ask', for: 'member' },
    ],
    ['asks for a variant', { ...usual, variant: undefined }, { do: 'ask', for: 'variant' }],
    [
      'refuses when no more can be ordered',
      { ...usual, room: 0 },
      { do: 'refuse', message: expect.stringContaining('Noor') },
    ],
  ])('%s', (_, given, step) => {
    expect(decideOrdering(given)).toMatchObject(step);
  });
});

describe('roomFor', () => {
  test.each([
    ['is the stock', { variants: [{ stock: 4 }] }, {}, 4],
    ['subtracts what is in the cart', { variants: [{ stock: 4 }] }, { 6101: 3 }, 1],
    ['is 0 when the cart exceeds the stock', { variants: [{ stock: 4 }] }, { 6101: 6 }, 0],
    ['exceeds the stock when a backorder is possible', { variants: [{ stock: 2, backorder: true }] }, {}, 99],
    ['is the maximum of an order without a counted stock', { variants: [{ stock: null }] }, { 6101: 90 }, 9],
    ['is the maximum of the club for one order', { max: 5, variants: [{ stock: 40 }] }, { 6101: 2 }, 3],
    ['counts the other variants for the maximum', { max: 5, variants: [{}, {}] }, { 6102: 5 }, 0],
    ['ignores other products', { max: 5, variants: [{}] }, { 7101: 5 }, 5],
  ])('%s', (_, wire, held, room) => {
    const some = product(wire);
    const [first] = some.variants;
    expect(first && roomFor(some, first, held)).toBe(room);
  });
});

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

describe('readProductChoice', () => {
  test('reads back what productChoiceQuery wrote', () => {
    for (const choice of [
      { variant: undefined, quantity: 1 },
      { variant: 6104, quantity: 3 },
    ])
      expect(readProductChoice(new URLSearchParams(productChoiceQuery(choice)))).toEqual(choice);
  });

  test.each(['variant=0&aantal=0', 'variant=-1&aantal=-3', 'variant=1.5&aantal=1e3', 'variant=x&aantal='])(
    'reads %s as no choice',
    (query) => {
      const none = { variant: undefined, quantity: 1 };
      expect(readProductChoice(new URLSearchParams(query))).toEqual(none);
    },
  );
});

describe('relatedOffers', () => {
  test('offers products that can be ordered and are not in the cart, once each, with their only variant', () => {
    const shoes = product({ nid: 1, variants: [{ nid: 11 }, { nid: 12 }] });
    const net = product({ nid: 2, variants: [{ nid: 21 }] });
    const held = product({ nid: 3, variants: [{ nid: 31 }] });
    const gone = product({ nid: 4, variants: [{ nid: 41, stock: 0 }] });
    expect(relatedOffers([shoes, net, shoes, held, gone], { 31: 1 })).toEqual([
      { product: shoes, only: undefined },
      { product: net, only: net.variants[0] },
    ]);
  });
});
