import { describe, expect, test } from 'vitest';
import { parseCartInvoice } from '#src/api/entities/orders/cartInvoice.ts';
import { type CartItems, noItems } from '#src/features/basket/state/cartItems.ts';
import { withTariff } from '#src/features/basket/state/changeItems.ts';
import { confirmedItems } from '#src/features/basket/view/confirmedItems.ts';
import { wireInvoice, wireItem } from '#tests/src/api/entities/wireEntities.ts';

function confirmed(items: CartItems, lines: object[], rejected: string[] = []): CartItems {
  const result = {
    ...wireInvoice.result,
    items: lines.map((line) => ({ ...wireItem, ...line })),
    rejected_vouchers: rejected,
  };
  return confirmedItems(items, parseCartInvoice({ ...wireInvoice, result }), 8);
}

const whole: CartItems = {
  ...withTariff(noItems, 31, { trials: [101], services: ['5', '5;9'], companions: [9] }),
  passes: [4],
  products: { 6101: 3 },
  vouchers: ['WELKOM10'],
  seats: { event: 131, places: [{ tariff: 1311, nid: 51_001, quantity: 1 }] },
};
const wholeLines = [
  { reserved_session: 101 },
  { nid: 5, type: 'service' },
  { nid: 5, uid: 9, type: 'service' },
  { nid: 4, type: 'pass', tariff: null },
  { nid: 6101, type: 'product', qty: 3, tariff: null },
  { nid: 51_001, type: 'seat', tariff: 1311 },
];

describe('confirmedItems', () => {
  test('returns the same object when the server kept everything', () => {
    expect(confirmed(whole, wholeLines)).toBe(whole);
  });
  test('removes everything of a tariff that the server left out', () => {
    const left = confirmed(whole, wholeLines.slice(1));
    expect(left).toMatchObject({ tariffs: [], trials: [], services: [], companions: [], passes: [4] });
  });
  test.each([
    ['a service of the member', 1, { services: ['5;9'] }],
    ['a service of a companion', 2, { services: ['5'] }],
    ['a pass', 3, { passes: [] }],
    ['a product', 4, { products: {} }],
    ['a seat', 5, { seats: null }],
  ])('removes %s that the server left out', (_name, place, expected) => {
    expect(confirmed(whole, wholeLines.toSpliced(place, 1))).toEqual({ ...whole, ...expected });
  });
  test('takes over the quantity of a product from the server', () => {
    const lines = wholeLines.with(4, { nid: 6101, type: 'product', qty: 2, tariff: null });
    expect(confirmed(whole, lines).products).toEqual({ 6101: 2 });
  });
  test('removes a rejected voucher', () => {
    expect(confirmed(whole, wholeLines, ['WELKOM10']).vouchers).toEqual([]);
  });
  test('returns the same object for an empty cart', () => {
    expect(confirmed(noItems, [])).toBe(noItems);
  });
});
