import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clubs, reservations, tariffs } from '#server/db/schema.ts';
import { arabesk } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const event = 131;
const [adult, child] = [1311, 1312];
const [stalls, balcony, standing] = [51_020, 52_003, 53];
const quarter = 15 * 60;

interface Seat {
  readonly tariff: number;
  readonly nid: number;
  readonly quantity: number;
}

describe('get_ticket_sales_quote', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
  });
  afterEach(async () => {
    server.clock.reset();
    for (const kind of ['seat', 'stand'] as const)
      await server.database.db.delete(reservations).where(eq(reservations.kind, kind));
  });
  afterAll(() => server.stop());

  const hold = (seats: Seat[], client = parent, uid = 1) =>
    client.ask('hold_seats', { club: arabesk, uid, event, seats });
  const quote = (seats: Seat[], client = parent) =>
    client.ask('get_ticket_sales_quote', { club: arabesk, uid: 1, event, seats, mode: 'order' });
  const one = (nid: number, tariff = adult): Seat => ({ tariff, nid, quantity: 1 });

  it('gives the price of the held places: the tariff plus the surcharge of the part of the hall', async () => {
    const seats = [one(stalls), one(balcony, child), { tariff: adult, nid: standing, quantity: 3 }];
    await hold(seats);
    const now = server.clock.now().getTime() / 1000;
    const { result, ...priced } = await quote(seats);
    expect(priced).toMatchObject({ total: 75, has_payment_options: false, passAsPrepaid: false });
    expect(priced.orderItems).toMatchObject([
      {
        type: 'seat',
        nid: stalls,
        uid: 1,
        unit_cost: 18,
        qty: 1,
        course: event,
        tariff: adult,
        description: 'Lentevoorstelling – Volwassene',
        meta: { seat: 'Parterre, rij B, stoel 10' },
        expires: now + quarter,
      },
      { nid: balcony, unit_cost: 9, tariff: child, meta: { seat: 'Balkon, rij F, stoel 3' } },
      { nid: standing, unit_cost: 16, qty: 3, meta: { seat: 'Staanplaatsen' } },
    ]);
    expect(result).toEqual({
      reservation: { now, expires: now + quarter, extensions_left: 2 },
      user_feedback: [],
    });
  });

  it('takes off the discount of the tariff for each place', async () => {
    const { db } = server.database;
    await db.update(tariffs).set({ discountedPriceCents: 1250 }).where(eq(tariffs.nid, adult));
    const seats = [{ tariff: adult, nid: standing, quantity: 2 }];
    await hold(seats);
    expect(await quote(seats)).toMatchObject({
      total: 25,
      orderItems: [{ unit_cost: 16, discount: 7, qty: 2 }],
    });
    await db.update(tariffs).set({ discountedPriceCents: null }).where(eq(tariffs.nid, adult));
  });

  it('still gives the price of a place whose hold has ended, with the time of the end', async () => {
    await hold([one(stalls)]);
    const ended = server.clock.now().getTime() / 1000 + quarter;
    server.clock.advance({ seconds: quarter + 30 });
    const { total, orderItems, result } = await quote([one(stalls)]);
    expect([total, orderItems.map(({ expires }) => expires)]).toEqual([18, [ended]]);
    expect(result.reservation).toMatchObject({ now: ended + 30, expires: null });
  });

  it.each([
    ['that nobody holds', () => [one(51_021)], 0],
    ['at another tariff than it is held at', () => [one(stalls, child)], 0],
    ['of another event’s tariff', () => [one(stalls, 1321)], 0],
    ['that does not exist', () => [one(99_999)], 0],
    ['beyond the held number', () => [{ ...one(standing), quantity: 5 }], 32],
  ])('leaves out a place %s', async (_name, seats, total) => {
    await hold([one(stalls), { tariff: adult, nid: standing, quantity: 2 }]);
    const quoted = await quote(seats());
    expect([quoted.total, quoted.result.user_feedback]).toEqual([
      total,
      ['Een plaats die je koos, is niet meer gereserveerd. Kies een nieuwe plaats.'],
    ]);
  });

  it('leaves out a place that somebody else holds', async () => {
    const other = await server.loggedIn('federatie@example.org');
    await hold([one(stalls)], other, 12);
    expect(await quote([one(stalls)])).toMatchObject({ total: 0, orderItems: [] });
  });

  it('leaves out the places of a tariff that the club closed', async () => {
    const { db } = server.database;
    await hold([one(stalls)]);
    await db.update(tariffs).set({ blockedMessage: 'Afgelast.' }).where(eq(tariffs.nid, adult));
    const { total, result } = await quote([one(stalls)]);
    expect([total, result.user_feedback]).toEqual([0, ['Lentevoorstelling (Volwassene): Afgelast.']]);
    await db.update(tariffs).set({ blockedMessage: null }).where(eq(tariffs.nid, adult));
  });

  it('rounds to five cents at a club that rounds', async () => {
    const { db } = server.database;
    await db.update(clubs).set({ roundsToFiveCents: true }).where(eq(clubs.nid, arabesk));
    await db.update(tariffs).set({ priceCents: 1602 }).where(eq(tariffs.nid, adult));
    await hold([one(stalls)]);
    const { total, orderItems } = await quote([one(stalls)]);
    expect(orderItems).toMatchObject([{ unit_cost: 18.02 }, { type: 'rounding', unit_cost: -0.02, nid: 0 }]);
    expect(total).toBe(18);
    await db.update(clubs).set({ roundsToFiveCents: false }).where(eq(clubs.nid, arabesk));
    await db.update(tariffs).set({ priceCents: 1600 }).where(eq(tariffs.nid, adult));
  });

  it('finds no event of another club', async () => {
    const request = { club: 2, uid: 1, event, seats: [one(stalls)], mode: 'order' };
    expect(await parent.call('get_ticket_sales_quote', request)).toMatchObject({ status: 404 });
  });
});
