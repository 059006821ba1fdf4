import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OperationRequest } from '#schemas/operations.ts';
import { clubs, reservations, tariffs } from '#server/db/schema.ts';
import { show } from '../../support/orders/fullCart.ts';
import { arabesk, newKey, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const ofAn = { club: arabesk, uid: 1 };
const quarter = 15 * 60;
const seat = { tariff: show.tariff, nid: show.seat, quantity: 1 };
const standing = { tariff: show.tariff, nid: show.stand, quantity: 2 };

describe('compile_public_registration_invoice prices the seats of a cart', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
  });
  afterEach(async () => {
    for (const kind of ['seat', 'stand'] as const)
      await server.database.db.delete(reservations).where(eq(reservations.kind, kind));
  });
  afterAll(() => server.stop());

  const hold = () => parent.ask('hold_seats', { ...ofAn, event: show.event, seats: [seat, standing] });
  const price = (wanted: Partial<OperationRequest<'compile_public_registration_invoice'>>) =>
    parent.ask('compile_public_registration_invoice', { ...ofAn, tariffs: [1121], ...wanted });
  const ofShow = { event: show.event, seats: [seat, standing] };

  it('in one answer: their lines, their total, which is due now, and their timer', async () => {
    await hold();
    const now = server.clock.now().getTime() / 1000;
    const alone = await price({});
    const whole = await price(ofShow);
    expect([alone.has_seats, whole.has_seats]).toEqual([false, true]);
    expect(whole).toMatchObject({ payNow: alone.payNow + 50, payLater: alone.payLater });
    expect(whole.result).toMatchObject({
      total: alone.result.total + 50,
      reservation: { now, expires: now + quarter },
      user_feedback: [],
    });
    expect(whole.result.items.slice(alone.result.items.length)).toMatchObject([
      { type: 'seat', nid: show.seat, unit_cost: 18, meta: { seat: expect.any(String) } },
      { type: 'seat', nid: show.stand, unit_cost: 16, qty: 2, expires: now + quarter },
    ]);
  });

  it('with the lines and the total of a quote, and place_order accepts that total', async () => {
    const { db } = server.database;
    await db.update(clubs).set({ roundsToFiveCents: true }).where(eq(clubs.nid, arabesk));
    await db.update(tariffs).set({ priceCents: 1602 }).where(eq(tariffs.nid, show.tariff));
    await hold();
    await saveAnswers(parent, 1, [1121]);
    const alone = await price({});
    const whole = await price(ofShow);
    const quote = await parent.ask('get_ticket_sales_quote', { ...ofAn, ...ofShow, mode: 'order' });
    expect(whole.result.items).toEqual([...alone.result.items, ...quote.orderItems]);
    expect(whole.result.total).toBeCloseTo(alone.result.total + quote.total, 10);
    const order = { ...ofAn, tariffs: [1121], ...ofShow, total: whole.result.total };
    const placed = await parent.call('place_order', order, newKey());
    expect(placed.status, JSON.stringify(placed.body)).toBe(200);
    await db.update(clubs).set({ roundsToFiveCents: false }).where(eq(clubs.nid, arabesk));
    await db.update(tariffs).set({ priceCents: 1600 }).where(eq(tariffs.nid, show.tariff));
  });

  it.each([
    ['that nobody holds', ofShow],
    ['of an event that the club does not have', { ...ofShow, event: 999 }],
  ])('leaves out places %s, and prices the rest', async (_name, wanted) => {
    const { total } = (await price({ tariffs: [] })).result;
    expect(await price({ tariffs: [], ...wanted })).toMatchObject({
      has_seats: true,
      result: {
        items: [],
        total,
        user_feedback: ['Een plaats die je koos, is niet meer gereserveerd. Kies een nieuwe plaats.'],
      },
    });
  });

  it.each([
    ['no event', { seats: [seat] }],
    ['no places', { event: show.event }],
    ['a place twice', { event: show.event, seats: [seat, { ...seat, quantity: 2 }] }],
  ])('refuses a request with %s', async (_name, wanted) => {
    const request = { ...ofAn, tariffs: [], ...wanted };
    expect(await parent.call('compile_public_registration_invoice', request)).toMatchObject({
      status: 400,
      body: { code: 'invalid-request' },
    });
  });
});
