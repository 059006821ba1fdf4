import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CartItems, noItems } from '#src/features/basket/state/cartItems.ts';
import {
  withoutPass,
  withoutSeat,
  withoutService,
  withoutTariff,
  withoutTrial,
  withoutVouchers,
  withPass,
  withProduct,
  withSeats,
  withService,
  withTariff,
  withVoucher,
} from '#src/features/basket/state/changeItems.ts';

const couple = { uid: 9, role: 'Leider' };

describe('withTariff', () => {
  test('adds a tariff once, with the choices that belong to it', () => {
    const once = withTariff(noItems, 31, { trials: [101], services: ['5'], companions: [9], couple });
    expect(withTariff(once, 31, { trials: [101], services: ['5'], companions: [9], couple })).toEqual(once);
    expect(once).toMatchObject({
      tariffs: [31],
      trials: [101],
      services: ['5'],
      companions: [9],
      couples: { 31: couple },
    });
  });
  test('replaces other tariffs of its course, with what came with them', () => {
    const before = withTariff(withTariff(noItems, 30), 31, { trials: [101], course: 7 });
    const after = withTariff(before, 32, { course: 7, instead: [31, 33] });
    expect(after).toMatchObject({ tariffs: [30, 32], trials: [], courses: { 32: 7 } });
  });
  test('replaces the earlier choices of the same tariff', () => {
    const before = withTariff(noItems, 31, { trials: [101, 102], services: ['5'], couple });
    expect(withTariff(before, 31, { trials: [102] })).toMatchObject({
      tariffs: [31],
      trials: [102],
      services: [],
      couples: {},
    });
  });
});

describe('withoutTariff', () => {
  test('removes its services, trials, companions and couple choice', () => {
    const items = withTariff(noItems, 31, { trials: [101], services: ['5', '6;9'], companions: [9], couple });
    expect(withoutTariff(items, 31)).toEqual(noItems);
  });
  test('keeps services and companions that another tariff has too', () => {
    const one = withTariff(noItems, 31, { services: ['5', '6'], companions: [9, 10] });
    const both = withTariff(one, 32, { services: ['6'], companions: [9] });
    expect(withoutTariff(both, 31)).toMatchObject({ tariffs: [32], services: ['6'], companions: [9] });
  });
  test('keeps a service that was added without a tariff', () => {
    const items = withService(withTariff(noItems, 31), '7');
    expect(withoutTariff(items, 31).services).toEqual(['7']);
  });
  test('removes a service that was chosen for the tariff later', () => {
    const items = withService(withTariff(noItems, 31), '7', 31);
    expect(withoutTariff(items, 31)).toEqual(noItems);
  });
  test('keeps everything else in the cart', () => {
    const cart = fc.record({
      tariffs: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
      services: fc.uniqueArray(fc.constantFrom('1', '2', '3')),
    });
    fc.assert(
      fc.property(cart, fc.integer({ min: 6, max: 9 }), ({ tariffs, services }, tariff) => {
        const items = tariffs.reduce<CartItems>((held, nid) => withTariff(held, nid, { services }), noItems);
        expect(withoutTariff(withTariff(items, tariff, { trials: [1] }), tariff)).toEqual(items);
      }),
    );
  });
});

describe('withoutTrial', () => {
  const products = { 6101: 1, 6200: 2 };
  const both = withTariff(withTariff(noItems, 31, { trials: [101, 102] }), 32, { services: ['5'] });
  const items = { ...both, products };
  const trial = { tariff: 31, relatedProducts: [6101] };
  test('keeps the tariff while another of its sessions is left', () => {
    expect(withoutTrial(items, 101, trial)).toMatchObject({
      tariffs: [31, 32],
      trials: [102],
      belongings: { 31: { trials: [102] } },
    });
  });
  test('removes the trial tariff with its last session', () => {
    expect(withoutTrial(withoutTrial(items, 101, trial), 102, trial)).toMatchObject({
      tariffs: [32],
      trials: [],
      services: ['5'],
      products: { 6101: 1 },
    });
  });
  test('removes the related products when no other tariff is left', () => {
    const alone = withoutTariff(items, 32);
    const left = withoutTrial(withoutTrial(alone, 101, trial), 102, trial);
    expect(left).toEqual({ ...noItems, products: { 6200: 2 } });
  });
});

describe('withProduct', () => {
  test('sets the quantity, and removes the variant at 0', () => {
    const two = withProduct(noItems, 6101, 2);
    expect(two.products).toEqual({ 6101: 2 });
    expect(withProduct(two, 6101, 3).products).toEqual({ 6101: 3 });
    expect(withProduct(two, 6101, 0)).toEqual(noItems);
  });
});

describe('withPass and withoutPass', () => {
  test('add a pass once, and remove it', () => {
    expect(withPass(withPass(noItems, 4), 4).passes).toEqual([4]);
    expect(withoutPass(withPass(noItems, 4), 4)).toEqual(noItems);
  });
});

describe('withService and withoutService', () => {
  test('keep services of different persons apart', () => {
    const items = withService(withService(noItems, '5'), '5;9');
    expect(withoutService(items, '5').services).toEqual(['5;9']);
  });
  test('remove a service from the belongings of its tariff too', () => {
    const items = withoutService(withTariff(noItems, 31, { services: ['5'] }), '5');
    expect(items.belongings[31]?.services).toEqual([]);
  });
});

describe('withSeats', () => {
  const seats = { event: 131, places: [{ tariff: 1311, nid: 51_001, quantity: 1 }] };
  test('has no seats when no place is left', () => {
    expect(withSeats(noItems, { ...seats, places: [] })).toEqual(noItems);
    expect(withoutSeat(withSeats(noItems, seats), { nid: 51_001, tariff: 1311 })).toEqual(noItems);
    expect(withoutSeat(withSeats(noItems, seats), { nid: 51_002, tariff: 1311 }).seats).toEqual(seats);
  });
  test('keeps another tariff of the same standing part', () => {
    const [adult] = seats.places;
    const child = { tariff: 1312, nid: 51_001, quantity: 2 };
    const items = withSeats(noItems, { ...seats, places: [...seats.places, child] });
    expect(withoutSeat(items, child).seats?.places).toEqual([adult]);
  });
});

describe('withVoucher and withoutVouchers', () => {
  test('ignore the case of a code that is in the cart already', () => {
    const items = withVoucher(withVoucher(noItems, 'WELKOM10'), 'welkom10');
    expect(items.vouchers).toEqual(['WELKOM10']);
    expect(withoutVouchers(items, ['WELKOM10'])).toEqual(noItems);
  });
});
