import { describe, expect, test } from 'vitest';
import { roomFor } from '#src/features/webshop/view/decideOrdering.ts';
import { product } from '../productFixtures.ts';

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
