import { describe, expect, test } from 'vitest';
import { isSoldOut, productStock, variantStock } from '#src/features/webshop/view/stock.ts';
import { product, variant } from '../productFixtures.ts';

describe('variantStock', () => {
  test.each([
    ['stock that is not counted', { stock: null }, undefined, false],
    ['enough in stock', { stock: 4 }, 'Op voorraad', false],
    ['few in stock', { stock: 3 }, 'Nog 3 op voorraad', false],
    ['one in stock', { stock: 1, backorder: true }, 'Nog 1 op voorraad', false],
    ['nothing in stock, with backorders', { stock: 0, backorder: true }, 'Op bestelling', false],
    ['nothing in stock', { stock: 0 }, 'Niet op voorraad', true],
    ['a negative stock of another backend', { stock: '-2' }, 'Niet op voorraad', true],
  ])('%s', (_, wire, text, soldOut) => {
    expect(variantStock(variant(wire))?.text).toBe(text);
    expect(isSoldOut(variant(wire))).toBe(soldOut);
  });
});

describe('productStock', () => {
  test.each([
    ['is empty for one variant that is in stock', [{ stock: 9 }], undefined],
    ['counts the stock of a single variant', [{ stock: 2 }], 'Nog 2 op voorraad'],
    ['is empty when any variant is in stock', [{ stock: 0 }, { stock: 1 }], undefined],
    ['is empty when the stock of any variant is not counted', [{ stock: 0 }, { stock: null }], undefined],
    [
      'offers a backorder when any variant has one',
      [{ stock: 0 }, { stock: 0, backorder: true }],
      'Op bestelling',
    ],
    ['is out of stock when no variant can be ordered', [{ stock: 0 }, { stock: 0 }], 'Niet op voorraad'],
  ])('%s', (_, variants, text) => {
    expect(productStock(product({ variants }))?.text).toBe(text);
  });
});
