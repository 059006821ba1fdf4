import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubs, tariffs } from '#server/db/schema.ts';
import { compileCart, sumsOf } from '#tests/server/support/orders/compileCart.ts';
import { startTestServer, type TestClient, type TestServer } from '#tests/server/support/testServer.ts';

const dolfijn = { club: 4 };

describe('the payment of a cart', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
  });
  afterAll(() => server.stop());

  const setPaidLater = (isPaidLater: boolean) =>
    server.database.db.update(clubs).set({ isPaidLater }).where(eq(clubs.nid, 1));

  it('is later for everything when the club is paid later', async () => {
    const cart = await compileCart(parent, { tariffs: [1121], passes: [30], products: { 6101: 1 } });
    expect([cart.payNow, cart.payLater]).toEqual([0, 299.5]);
    expect(cart.has_payment_options).toBe(false);
  });

  describe('in parts', () => {
    const ballet = { uid: 3, tariffs: [1021] };
    const summary = [
      { due: '2026-11-20', amount: 50 },
      { due: '2026-12-20', amount: 67.5 },
      { due: '2027-01-20', amount: 67.5 },
    ];

    it('is possible for a tariff with parts: a deposit now and the rest per month', async () => {
      const cart = await compileCart(parent, ballet);
      expect(cart).toMatchObject({
        has_payment_options: true,
        payNow: 0,
        payLater: 185,
        result: {
          partsDeposit: 50,
          partsPayNow: 50,
          partsTotal: 185,
          partsSummary: summary,
          partsSummaryWithoutDiscount: summary,
        },
      });
    });

    it('requires the deposit now, also when the club is paid later', async () => {
      const cart = await compileCart(parent, { ...ballet, partsPayment: true });
      expect([cart.payNow, cart.payLater, cart.result.total]).toEqual([50, 135, 185]);
    });

    it('divides the amount after discounts, and also gives the parts without discount', async () => {
      const cart = await compileCart(parent, { ...ballet, vouchers: ['WELKOM10'], partsPayment: true });
      expect(cart.result).toMatchObject({
        partsTotal: 166.5,
        partsSummary: [{ amount: 50 }, { amount: 58.25 }, { amount: 58.25 }],
        partsSummaryWithoutDiscount: summary,
      });
    });

    it('requires the rest of the cart now when the club is paid at once', async () => {
      await setPaidLater(false);
      const wanted = { ...ballet, tariffs: [1021, 1211], products: { 6101: 1 } };
      const atOnce = await compileCart(parent, wanted);
      expect(atOnce).toMatchObject({
        payNow: 354.5,
        payLater: 0,
        result: { partsPayNow: 219.5, partsTotal: 185 },
      });
      const cart = await compileCart(parent, { ...wanted, partsPayment: true });
      expect([cart.payNow, cart.payLater]).toEqual([219.5, 135]);
      await setPaidLater(true);
    });

    it('starts with the first of equal parts when there is no deposit', async () => {
      const { db } = server.database;
      await db.update(tariffs).set({ depositCents: null }).where(eq(tariffs.nid, 1021));
      const cart = await compileCart(parent, { ...ballet, partsPayment: true });
      expect(cart.result.partsSummary?.map(({ amount }) => amount)).toEqual([61.67, 61.67, 61.66]);
      expect([cart.payNow, cart.payLater]).toEqual([61.67, 123.33]);
      await db.update(tariffs).set({ depositCents: 5000 }).where(eq(tariffs.nid, 1021));
    });

    it('is impossible on a waiting list, and has no effect on tariffs without parts', async () => {
      const { db } = server.database;
      await db.update(tariffs).set({ sold: 14 }).where(eq(tariffs.nid, 1021));
      expect(await compileCart(parent, { ...ballet, partsPayment: true })).toMatchObject({
        has_payment_options: false,
        payNow: 0,
        payLater: 0,
      });
      await db.update(tariffs).set({ sold: 13 }).where(eq(tariffs.nid, 1021));
      const adult = await compileCart(parent, { tariffs: [1121], partsPayment: true });
      expect([adult.payNow, adult.payLater, adult.result.partsTotal]).toEqual([0, 225, undefined]);
    });
  });

  describe('for a club that rounds to five cents', () => {
    const voucher = { vouchers: ['ZWEM7'] };

    it.each([
      ['up', 9533, 95.35, [[0, 0.02]]],
      ['down', 9531, 95.3, [[0, -0.01]]],
      ['not at all', 9535, 95.35, []],
    ])('has a line for rounding: %s', async (_name, priceCents, total, expected) => {
      const { db } = server.database;
      await db.update(tariffs).set({ priceCents }).where(eq(tariffs.nid, 4031));
      const cart = await compileCart(parent, { ...dolfijn, tariffs: [4031] });
      const rounding = cart.result.items.filter(({ type }) => type === 'rounding');
      expect(rounding.map(({ nid, unit_cost }) => [nid, unit_cost])).toEqual(expected);
      for (const { description } of rounding) expect(description).toContain('Afronding');
      expect([cart.payNow, cart.result.total]).toEqual([total, total]);
      await db.update(tariffs).set({ priceCents: 9500 }).where(eq(tariffs.nid, 4031));
    });

    it('rounds the amount after a voucher, once', async () => {
      const cart = await compileCart(parent, { ...dolfijn, tariffs: [4031], passes: [40], ...voucher });
      expect(cart.payNow).toBe(130.2);
      expect(sumsOf(cart)).toEqual({ lines: 13_020, total: 13_020, payments: 13_020 });
      const one = await compileCart(parent, { ...dolfijn, passes: [40], ...voucher });
      expect(one.result.items.at(-1)).toMatchObject({ type: 'pass' });
    });

    it('rounds only the amount that is paid now', async () => {
      const { db } = server.database;
      await db.update(tariffs).set({ parts: 3, priceCents: 9501 }).where(eq(tariffs.nid, 4031));
      const cart = await compileCart(parent, { ...dolfijn, tariffs: [4031], partsPayment: true });
      expect([cart.payNow, cart.payLater, cart.result.total]).toEqual([31.65, 63.34, 94.99]);
      expect(cart.result.partsPayNow).toBe(31.65);
      expect(sumsOf(cart)).toEqual({ lines: 9499, total: 9499, payments: 9499 });
      await db.update(tariffs).set({ parts: 1, priceCents: 9500 }).where(eq(tariffs.nid, 4031));
    });
  });
});
