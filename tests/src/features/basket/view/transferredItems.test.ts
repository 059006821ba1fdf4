import { describe, expect, test } from 'vitest';
import { noItems } from '#src/features/basket/state/cartItems.ts';
import { withProduct, withTariff } from '#src/features/basket/state/changeItems.ts';
import { joinedItems, transferredItems } from '#src/features/basket/view/transferredItems.ts';

const items = {
  ...withTariff(withTariff(noItems, 31, { services: ['5'] }), 32, { companions: [9, 10] }),
  uitpas: { 8: '0900000001231' },
};

describe('transferredItems', () => {
  test('leaves out tariffs that the new member cannot have, and UiTPAS numbers', () => {
    expect(transferredItems(items, { dropped: [31], to: 7 })).toMatchObject({
      tariffs: [32],
      services: [],
      companions: [9, 10],
      uitpas: {},
    });
  });
  test('removes the new member from the companions', () => {
    expect(transferredItems(items, { dropped: [], to: 9 }).companions).toEqual([10]);
  });
});

describe('joinedItems', () => {
  test('merges both carts', () => {
    const held = withProduct(withTariff(noItems, 31), 6101, 2);
    expect(joinedItems(held, withProduct(items, 6101, 1))).toMatchObject({
      tariffs: [31, 32],
      services: ['5'],
      products: { 6101: 3 },
    });
  });
  test('takes over the other cart when the own cart is empty', () => {
    expect(joinedItems(noItems, items)).toEqual(items);
  });
});
