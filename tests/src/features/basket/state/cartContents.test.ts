import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { CartContents } from '#schemas/entities/orders/keptCart.ts';
import { parseKeptCart } from '#src/api/entities/orders/keptCart.ts';
import { contentsOf, itemsOf } from '#src/features/basket/state/cartContents.ts';
import { type CartItems, noItems } from '#src/features/basket/state/cartItems.ts';
import {
  withPass,
  withProduct,
  withSeats,
  withTariff,
  withVoucher,
} from '#src/features/basket/state/changeItems.ts';

/** Items of every kind, made by the changes that a person makes. */
const everything: CartItems = [
  (items: CartItems) => withTariff(items, 1031, { course: 103, services: ['3', '4;2'], companions: [2] }),
  (items: CartItems) => withTariff(items, 1072, { course: 107, trials: [11, 12] }),
  (items: CartItems) => withTariff(items, 1091, { couple: { uid: 4, role: 'Leider' }, rank: 2 }),
  (items: CartItems) => withTariff(items, 1092, { couple: { cciid: 9 } }),
  (items: CartItems) => withPass(items, 5),
  (items: CartItems) => withProduct(items, 6302, 2),
  (items: CartItems) => withVoucher(items, 'WELKOM10'),
  (items: CartItems) => withSeats(items, { event: 131, places: [{ tariff: 1311, nid: 7, quantity: 2 }] }),
  (items: CartItems) => ({ ...items, paysInParts: true, usesPass: true, usesPassInPart: true }),
].reduce((items, change) => change(items), noItems);

function overTheWire(items: CartItems): CartItems {
  const contents: unknown = JSON.parse(JSON.stringify(contentsOf(items)));
  return itemsOf(parseKeptCart({ club: 1, uid: 2, version: 1, contents }).contents);
}

test('a cart arrives on another device as it was', () => {
  expect(Value.Check(CartContents, contentsOf(everything))).toBe(true);
  expect(overTheWire(everything)).toEqual(everything);
});

test('personal details stay on the device', () => {
  const partner = { fname: 'Tom', lname: 'Maes', mail: 'tom@example.org', role: 'Leider' };
  const items = { ...withTariff(noItems, 31, { couple: partner }), uitpas: { 8: '0900000001231' } };
  expect(JSON.stringify(contentsOf(items))).not.toMatch(/Tom|Maes|0900000001231/);
  expect(overTheWire(items)).toEqual(withTariff(noItems, 31));
});

test('a cart with a voucher alone is empty', () => {
  expect(contentsOf(withVoucher(noItems, 'WELKOM10'))).toBeNull();
  expect(itemsOf(null)).toBe(noItems);
});
