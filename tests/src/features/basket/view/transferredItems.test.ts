import { describe, expect, test } from 'vitest';
import { noItems } from '#src/features/basket/state/cartItems.ts';
import { withProduct, withTariff } from '#src/features/basket/state/changeItems.ts';
import { joinedItems, transferredItems } from '#src/features/basket/view/transferredItems.ts';

const items = {
  ...withTariff(withTariff(noItems, 31, { services: ['5'] }), 32, { companions: [9, 10] }),
  uitpas: { 8: '0900000001231' },
};

describe('transferredItems', () => {
  test('leaves what may not go along, and cards with their holder', () => {
    expect(transferredItems(items, { dropped: [31], to: 7 })).toMatchObject({
      tariffs: [32],
      services: [],
      companions: [9, 10],
      uitpas: {},
    });
  });
  test('nobody registers along with themselves', () => {
    expect(transferredItems(items, { dropped: [], to: 9 }).companions).toEqual([10]);
  });
});

describe('joinedItems', () => {
  test('puts both carts together', () => {
    const held = withProduct(withTariff(noItems, 31), 6101, 2);
    expect(joinedItems(held, withProduct(items, 6101, 1))).toMatchObject({
      tariffs: [31, 32],
      services: ['5'],
      products: { 6101: 3 },
    });
  });
  test('an empty cart takes in the other one as it is', () => {
    expect(joinedItems(noItems, items)).toEqual(items);
  });
});
