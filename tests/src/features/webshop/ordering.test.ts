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
    ['adds it to the cart of whom it is for', usual, { do: 'add', member: noor, variant: size }],
    ['sends a visitor to log in first', { ...usual, isVisitor: true, member: undefined }, { do: 'log-in' }],
    [
      'asks for whom first',
      { ...usual, member: undefined, variant: undefined },
      { do: 'ask', for: 'member' },
    ],
    ['asks for a variant', { ...usual, variant: undefined }, { do: 'ask', for: 'variant' }],
    [
      'says that no more fit',
      { ...usual, room: 0 },
      { do: 'refuse', message: expect.stringContaining('Noor') },
    ],
  ])('%s', (_, given, step) => {
    expect(decideOrdering(given)).toMatchObject(step);
  });
});

describe('roomFor', () => {
  test.each([
    ['what there is', { variants: [{ stock: 4 }] }, {}, 4],
    ['less what is in the cart', { variants: [{ stock: 4 }] }, { 6101: 3 }, 1],
    ['nothing where the cart has more than there is', { variants: [{ stock: 4 }] }, { 6101: 6 }, 0],
    ['beyond the stock where more can be ordered', { variants: [{ stock: 2, backorder: true }] }, {}, 99],
    ['what an order takes, where it is not counted', { variants: [{ stock: null }] }, { 6101: 90 }, 9],
    ['what the club lets one order have', { max: 5, variants: [{ stock: 40 }] }, { 6101: 2 }, 3],
    ['whatever variant the others are of', { max: 5, variants: [{}, {}] }, { 6102: 5 }, 0],
    ['other products do not count', { max: 5, variants: [{}] }, { 7101: 5 }, 5],
  ])('%s', (_, wire, held, room) => {
    const some = product(wire);
    const [first] = some.variants;
    expect(first && roomFor(some, first, held)).toBe(room);
  });
});

describe('supplyText', () => {
  test.each([
    ['all there', { stock: 2 }, 2, 0, ''],
    ['not counted', { stock: null }, 40, 0, ''],
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
    ['all there with the cart', { stock: 4 }, 1, 3, ''],
    ['no more can be chosen', { stock: 0 }, 0, 5, ''],
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
