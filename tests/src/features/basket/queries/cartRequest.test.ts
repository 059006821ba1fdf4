import { Check } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { operations } from '#schemas/operations.ts';
import {
  cartRequest,
  cartsInTurn,
  quoteRequest,
  seatRequest,
} from '#src/features/basket/queries/cartRequest.ts';
import { noItems } from '#src/features/basket/state/cartItems.ts';
import { withoutTariff, withTariff } from '#src/features/basket/state/changeItems.ts';

const owner = { club: 1, uid: 8 };
const partner = { fname: 'Tom', lname: 'Maes', mail: 'tom@example.org', role: 'Leider' };

describe('cartRequest', () => {
  test('sends an empty cart too', () => {
    expect(cartRequest(owner, noItems)).toEqual({ ...owner, tariffs: [] });
  });
  test('sends every part of the cart in a sorted order', () => {
    const items = {
      ...withTariff(noItems, 32, {
        course: 12,
        trials: [102, 101],
        services: ['6;9', '5'],
        companions: [10, 9],
      }),
      passes: [4, 3],
      products: { 6102: 1, 6101: 2 },
      vouchers: ['WELKOM10', 'BALLET5'],
      couples: { 31: partner, 32: { cciid: 7 }, 33: { uid: 9, role: '' } },
      uitpas: { 8: '0900000001231' },
      paysInParts: true,
      usesPass: true,
      usesPassInPart: true,
    };
    const request = cartRequest(owner, { ...items, tariffs: [32, 31] });
    expect(request).toEqual({
      ...owner,
      tariffs: [31, 32],
      courses: [12],
      passes: [3, 4],
      products: { 6101: 2, 6102: 1 },
      selectedAdditionalServices: ['5', '6;9'],
      vouchers: ['WELKOM10', 'BALLET5'],
      coupleCourse: { 31: partner, 32: { type: 'accept_invite', cciid: 7 }, 33: { uid: 9, role: '' } },
      users: [9, 10],
      uitpasNos: { 8: '0900000001231' },
      trials: [101, 102],
      partsPayment: true,
      passAsPrepaid: true,
      partialPassUse: true,
    });
    expect(Check(operations.compile_public_registration_invoice.request, request)).toBe(true);
  });
  test('sends the partial use of a pass only with a pass', () => {
    expect(cartRequest(owner, { ...noItems, usesPassInPart: true })).toEqual({ ...owner, tariffs: [] });
  });
});

test('seatRequest sorts the places, so that equal selections give equal requests', () => {
  const places = [
    { quantity: 2, nid: 53, tariff: 1312 },
    { tariff: 1311, nid: 51_001, quantity: 1 },
    { tariff: 1311, nid: 53, quantity: 1 },
  ];
  const wanted = seatRequest({ event: 131, places });
  expect(JSON.stringify(seatRequest({ event: 131, places: places.toReversed() }))).toBe(
    JSON.stringify(wanted),
  );
  expect(wanted.seats.map(({ nid, tariff }) => [nid, tariff])).toEqual([
    [53, 1311],
    [53, 1312],
    [51_001, 1311],
  ]);
});

test('quoteRequest repeats a standing place for each person, without a quantity', () => {
  const places = [
    { tariff: 2, nid: 53, quantity: 2 },
    { tariff: 1, nid: 7, quantity: 1 },
  ];
  expect(quoteRequest({ event: 131, places })).toEqual({
    event: 131,
    seats: [
      { tariff: 1, nid: 7 },
      { tariff: 2, nid: 53 },
      { tariff: 2, nid: 53 },
    ],
  });
});

describe('cartsInTurn', () => {
  const cart = (uid: number, tariffs: readonly number[]) => ({
    owner: { club: 1, uid },
    items: tariffs.reduce((items, tariff) => withTariff(items, tariff), noItems),
  });
  const carts = [
    { ...cart(8, [31]), items: { ...cart(8, [31]).items, uitpas: { 8: '0930000007713' }, vouchers: ['A'] } },
    cart(9, []),
    cart(10, [32]),
  ];

  test('says what of the carts before decides about reductions, and leaves out carts without courses', () => {
    const [first, second, third] = cartsInTurn(carts, true);
    const before = [{ uid: 8, tariffs: [31], uitpasNos: { 8: '0930000007713' } }];
    expect([first?.before, second?.before, third?.before]).toEqual([[], before, before]);
    const request = { ...cartRequest({ club: 1, uid: 10 }, noItems), before };
    expect(Check(operations.compile_public_registration_invoice.request, request)).toBe(true);
  });

  test('says nothing of other tariffs at a club without reductions', () => {
    expect(cartsInTurn(carts, false).map(({ before }) => before)).toEqual([[], [], []]);
  });

  test('says at any club which cart takes places of the same tariff first', () => {
    const [first, second, third] = cartsInTurn([cart(8, [31]), cart(9, [32]), cart(10, [30, 31])], false);
    expect([first?.before, second?.before]).toEqual([[], []]);
    expect(third?.before).toEqual([{ uid: 8, tariffs: [31] }]);
  });

  test('says at any club which cart gives the same UiTPAS number first', () => {
    const given = (uid: number, number: string) => ({
      ...cart(uid, [uid]),
      items: { ...cart(uid, [uid]).items, uitpas: { [uid]: number } },
    });
    const [, second, third] = cartsInTurn([given(8, '1'), given(9, '2'), given(10, '1')], false);
    expect(second?.before).toEqual([]);
    expect(third?.before).toEqual([{ uid: 8, tariffs: [8], uitpasNos: { 8: '1' } }]);
  });

  test('puts a tariff for the second member last, and says which carts make it the second', () => {
    const second = { owner: { club: 1, uid: 7 }, items: withTariff(noItems, 33, { rank: 2 }) };
    const [of7, of8] = cartsInTurn([second, cart(8, [31])], false);
    expect([of7?.before, of8?.before]).toEqual([[{ uid: 8, tariffs: [31] }], []]);
    const [left] = cartsInTurn([{ ...second, items: withoutTariff(second.items, 33) }, cart(8, [31])], false);
    expect(left?.before).toEqual([]);
  });

  test('counts in one order, however a screen sorts the carts', () => {
    const [last, , first] = cartsInTurn(carts.toReversed(), true);
    expect([first?.before, last?.before.map(({ uid }) => uid)]).toEqual([[], [8]]);
  });

  test('names as many carts as the server counts', () => {
    const many = Array.from({ length: 12 }, (_, place) => cart(place + 1, [31]));
    expect(cartsInTurn(many, true).at(-1)?.before).toHaveLength(8);
  });
});
