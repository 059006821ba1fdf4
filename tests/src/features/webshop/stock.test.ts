import { describe, expect, test } from 'vitest';
import { isSoldOut, productStock, variantStock } from '#src/features/webshop/view/stock.ts';
import { product, variant } from './productFixtures.ts';

describe('variantStock', () => {
  test.each([
    ['not counted', { stock: null }, undefined, false],
    ['plenty', { stock: 4 }, 'Op voorraad', false],
    ['few', { stock: 3 }, 'Nog 3 op voorraad', false],
    ['the last one', { stock: 1, backorder: true }, 'Nog 1 op voorraad', false],
    ['none, but more can be ordered', { stock: 0, backorder: true }, 'Op bestelling', false],
    ['none', { stock: 0 }, 'Niet op voorraad', true],
    ['below zero at another backend', { stock: '-2' }, 'Niet op voorraad', true],
  ])('%s', (_, wire, text, soldOut) => {
    expect(variantStock(variant(wire))?.text).toBe(text);
    expect(isSoldOut(variant(wire))).toBe(soldOut);
  });
});

describe('productStock', () => {
  test.each([
    ['says nothing of one variant that is there', [{ stock: 9 }], undefined],
    ['counts one variant', [{ stock: 2 }], 'Nog 2 op voorraad'],
    ['says nothing while some variant is there', [{ stock: 0 }, { stock: 1 }], undefined],
    ['says nothing while some variant is not counted', [{ stock: 0 }, { stock: null }], undefined],
    ['one can be ordered', [{ stock: 0 }, { stock: 0, backorder: true }], 'Op bestelling'],
    ['none can be ordered', [{ stock: 0 }, { stock: 0 }], 'Niet op voorraad'],
  ])('%s', (_, variants, text) => {
    expect(productStock(product({ variants }))?.text).toBe(text);
  });
});
