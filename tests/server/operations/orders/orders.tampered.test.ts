import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationName } from '#schemas/operations.ts';
import {
  orders,
  productVariants,
  registrations,
  reservations,
  sessions,
  tariffs,
  tickets,
  vouchers,
} from '#server/db/schema.ts';
import { products, show } from '../../support/orders/fullCart.ts';
import { restoreSales, salesDigest } from '../../support/orders/restoreSales.ts';
import { adultTariff, arabesk, newKey, order, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** The uids of three people in the demo data. An is the parent who orders, Els has an account of her own. */
const [an, els, zoe] = [1, 12, 9];

describe('orders with a request that no screen sends', () => {
  let server: TestServer;
  let parent: TestClient;
  let other: TestClient;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    other = await server.loggedIn('federatie@example.org');
    await saveAnswers(parent);
    restore = await restoreSales(db());
  });
  beforeEach(() => server.clock.reset());
  afterEach(() => restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const placeOrder = (changes: object, client = parent) =>
    client.call('place_order', { club: arabesk, uid: an, tariffs: [], total: 0, ...changes }, newKey());
  const expectNothingToChange = async (work: () => Promise<unknown>) => {
    const before = await salesDigest(db());
    await work();
    expect(await salesDigest(db())).toEqual(before);
  };

  describe('places of a hall', () => {
    const seat = { tariff: show.tariff, nid: show.seat, quantity: 1 };
    const standingPlaces = { tariff: show.tariff, nid: show.stand, quantity: 2 };
    const holdSeats = (seats: object[], client = parent, uid = an) =>
      client.call('hold_seats', { club: arabesk, uid, event: show.event, seats });

    it('are not sold by an order with their tariff and no chosen places', async () => {
      const cart = await parent.ask('compile_public_registration_invoice', {
        club: arabesk,
        uid: an,
        tariffs: [show.tariff],
      });
      expect(cart.result).toMatchObject({
        items: [],
        total: 0,
        user_feedback: ['Kies voor Lentevoorstelling eerst je plaatsen in de zaal.'],
      });
      await expectNothingToChange(async () => {
        expect(await placeOrder({ tariffs: [show.tariff], total: 16 })).toMatchObject({
          status: 409,
          body: { code: 'not-available' },
        });
      });
    });

    it('are refused when the request has the same place twice', async () => {
      expect((await holdSeats([standingPlaces])).status).toBe(200);
      await expectNothingToChange(async () => {
        for (const seats of [
          [standingPlaces, standingPlaces],
          [standingPlaces, { ...standingPlaces, price: 0 }],
        ])
          expect(await placeOrder({ event: show.event, seats, total: 64 })).toMatchObject({
            status: 400,
            body: { code: 'invalid-request' },
          });
      });
      await holdSeats([seat]);
      expect((await placeOrder({ event: show.event, seats: [seat, seat], total: 36 })).status).toBe(400);
      const quote = {
        club: arabesk,
        uid: an,
        event: show.event,
        seats: [standingPlaces, standingPlaces],
        mode: 'order',
      };
      expect((await parent.call('get_ticket_sales_quote', quote)).status).toBe(400);
    });

    it.each([
      ['more places than are held', { seats: [{ ...standingPlaces, quantity: 3 }] }, 409],
      ['zero places', { seats: [{ ...standingPlaces, quantity: 0 }] }, 400],
      ['a negative number', { seats: [{ ...standingPlaces, quantity: -2 }] }, 400],
      ['half a place', { seats: [{ ...standingPlaces, quantity: 1.5 }] }, 400],
      ['a billion places', { seats: [{ ...standingPlaces, quantity: 1e9 }] }, 400],
      ['the cheaper tariff', { seats: [{ ...standingPlaces, tariff: show.childTariff }] }, 409],
      ['another event', { event: 132 }, 409],
      ['no event', { event: undefined }, 400],
      ['no places', { seats: undefined }, 400],
      ['another club', { club: 2 }, 409],
    ])('are refused for %s', async (_name, changes, status) => {
      expect((await holdSeats([standingPlaces])).status).toBe(200);
      await expectNothingToChange(async () => {
        const answer = await placeOrder({
          event: show.event,
          seats: [standingPlaces],
          total: 32,
          ...changes,
        });
        expect(answer.status, JSON.stringify(answer.body)).toBe(status);
      });
    });

    it('can be ordered, released and extended only by the account that holds them', async () => {
      expect((await holdSeats([seat], other, els)).status).toBe(200);
      await expectNothingToChange(async () => {
        expect(await placeOrder({ event: show.event, seats: [seat], total: 18 })).toMatchObject({
          status: 409,
          body: { code: 'hold-expired' },
        });
        const ofShow = { club: arabesk, uid: an, event: show.event };
        await parent.ask('release_seats', { ...ofShow, seats: [show.seat] });
        await parent.ask('release_seats', ofShow);
        await parent.ask('extend_hold', { club: arabesk, uid: an });
      });
      expect((await holdSeats([seat])).status).toBe(409);
    });

    it('are not found at another club', async () => {
      await expectNothingToChange(async () => {
        for (const club of [2, 3, 4])
          for (const [name, request] of [
            ['get_seat_plan', {}],
            ['hold_seats', { uid: an, seats: [seat] }],
            ['get_ticket_sales_quote', { uid: an, seats: [seat], mode: 'order' }],
          ] as const satisfies readonly (readonly [OperationName, object])[])
            expect([name, (await parent.call(name, { club, event: show.event, ...request })).status]).toEqual(
              [name, 404],
            );
      });
    });
  });

  describe('places that others hold', () => {
    /** Sells all places but one, and lets Zoë hold the last one. */
    const letZoeHoldLastPlace = async () => {
      await db()
        .update(tariffs)
        .set({ capacity: 18, sold: 17, isWaitingListDisabled: true })
        .where(eq(tariffs.nid, adultTariff));
      await db()
        .insert(reservations)
        .values({ ...ofAdults, uid: zoe, heldBy: zoe, expiresAt: in10Minutes() });
    };
    const ofAdults = {
      kind: 'place',
      ref: adultTariff,
      clubNid: arabesk,
      heldAt: new Date(0),
      qty: 1,
    } as const;
    const in10Minutes = () => new Date(server.clock.now().getTime() + 600_000);
    const secondAgo = () => new Date(server.clock.now().getTime() - 1_000);

    it('are not available through an expired hold of another account for the same person', async () => {
      await letZoeHoldLastPlace();
      await db()
        .insert(reservations)
        .values({ ...ofAdults, uid: an, heldBy: els, expiresAt: secondAgo() });
      await expectNothingToChange(async () => {
        expect(await placeOrder({ tariffs: [adultTariff], total: 225 })).toMatchObject({
          status: 409,
          body: { errors: ['Hedendaags voor volwassenen (Heel seizoen) is volzet.'] },
        });
      });
    });

    it('are not available through an expired hold of the same account', async () => {
      await letZoeHoldLastPlace();
      await db()
        .insert(reservations)
        .values({ ...ofAdults, uid: an, heldBy: an, expiresAt: secondAgo() });
      await expectNothingToChange(async () => {
        expect(await placeOrder({ tariffs: [adultTariff], total: 225 })).toMatchObject({
          status: 409,
          body: { code: 'hold-expired' },
        });
      });
    });
  });

  describe('amounts and numbers', () => {
    const shirt = { products: { [products.shirt]: 1 } };
    it.each([
      ['a total of zero', { ...shirt, total: 0 }, 409, 'price-changed'],
      ['a negative total', { ...shirt, total: -18 }, 409, 'price-changed'],
      ['a total with part of a cent', { ...shirt, total: 18.001 }, 400, 'invalid-request'],
      ['a huge total', { ...shirt, total: 1e300 }, 409, 'price-changed'],
      ['a negative quantity', { products: { [products.shirt]: -1 }, total: -18 }, 400, 'invalid-request'],
      ['half a product', { products: { [products.shirt]: 1.5 }, total: 27 }, 400, 'invalid-request'],
      ['a hundred products', { products: { [products.shirt]: 100 }, total: 1800 }, 400, 'invalid-request'],
      [
        'a product under two keys',
        { products: { [`0${products.shirt}`]: 1, ...shirt.products }, total: 36 },
        409,
        'price-changed',
      ],
      ['an unknown product', { products: { 9999999999: 1 }, total: 18 }, 409, 'not-available'],
      ['another club’s product', { club: 2, ...shirt, total: 18 }, 409, 'not-available'],
      ['another club’s pass', { club: 4, passes: [31], total: 45 }, 409, 'not-available'],
      ['a pass twice', { passes: [31, 31], total: 90 }, 400, 'invalid-request'],
      [
        'a service that does not exist',
        { selectedAdditionalServices: ['9999999999'], total: 0 },
        409,
        'not-available',
      ],
      ['an empty cart', {}, 409, 'not-available'],
    ])('are refused: %s', async (_name, changes, status, code) => {
      await expectNothingToChange(async () => {
        expect(await placeOrder(changes)).toMatchObject({ status, body: { code } });
      });
    });

    it('are not changed by a price in the request', async () => {
      const cheap = { ...shirt, price: 0, items: [{ unit_cost: 0 }], payNow: 0, discount: 18, total: 18 };
      expect((await placeOrder(cheap)).status).toBe(200);
      const [placed] = await db().select().from(orders).where(eq(orders.totalCents, 1_800));
      expect(placed).toMatchObject({ uid: an, placedBy: an, totalCents: 1_800 });
    });
  });

  describe('orders that are sent again', () => {
    it('register a person once when two sessions send different keys at the same time', async () => {
      const second = await server.loggedIn('ouder@example.org');
      const wanted = { tariffs: [adultTariff], total: 225 };
      const answers = await Promise.all(
        [parent, second, parent, second].map((client) => placeOrder(wanted, client)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status, body } of answers.filter((answer) => answer.status !== 200))
        expect([status, body.code]).toEqual([409, 'not-available']);
      const isAn = and(eq(registrations.tariffNid, adultTariff), eq(registrations.uid, an));
      expect(await db().$count(registrations, and(isAn, eq(registrations.status, 1)))).toBe(1);
    });

    it('are one order when two sessions of one account send the same key', async () => {
      const second = await server.loggedIn('ouder@example.org');
      const wanted = { club: arabesk, uid: an, tariffs: [adultTariff], total: 225 };
      const key = newKey();
      const first = await parent.ask('place_order', wanted, key);
      expect(await second.ask('place_order', wanted, key)).toEqual(first);
    });

    it("reveal nothing about another user's order when they have its key", async () => {
      const key = newKey();
      const wanted = { club: arabesk, uid: an, tariffs: [adultTariff], total: 225 };
      const { result } = await parent.ask('place_order', wanted, key);
      expect(await other.call('place_order', wanted, key)).toMatchObject({ status: 403 });
      const shirt = { club: arabesk, uid: els, tariffs: [], products: { [products.shirt]: 1 }, total: 18 };
      const theirs = await other.ask('place_order', shirt, key);
      expect(theirs.result.oids).not.toEqual(result.oids);
    });

    it('spend the last use of a voucher once when several arrive at the same time', async () => {
      await db().update(vouchers).set({ maxUses: 1, uses: 0 }).where(eq(vouchers.code, 'WELKOM10'));
      await db().update(productVariants).set({ stock: null }).where(eq(productVariants.nid, products.shirt));
      const wanted = { products: { [products.shirt]: 1 }, vouchers: ['WELKOM10', 'welkom10 '], total: 16.2 };
      const answers = await Promise.all(
        [parent, other, parent, other].map((client) =>
          placeOrder({ ...wanted, uid: client === parent ? an : els }, client),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'price-changed',
        total: 18,
      });
    });
  });

  describe('orders of somebody else', () => {
    it('cannot be read, paid, found as the last unpaid order, or downloaded as a calendar', async () => {
      const oid = await order(parent);
      await db().update(orders).set({ payNowCents: orders.totalCents, payLaterCents: 0 });
      expect((await parent.ask('get_last_unpaid_order', { club: arabesk })).result?.oid).toBe(oid);
      await expectNothingToChange(async () => {
        expect((await other.call('get_order', { oids: String(oid) })).status).toBe(404);
        expect((await other.call('download_order_calendar', { oids: String(oid) })).status).toBe(404);
        expect((await other.call('redirect_to_mollie_payment', { oid })).status).toBe(404);
        expect((await other.ask('get_last_unpaid_order', { club: arabesk })).result).toBeNull();
      });
    });

    it('are not found in one request together with an own order', async () => {
      const oid = await order(parent);
      const shirt = { club: arabesk, uid: els, tariffs: [], products: { [products.shirt]: 1 }, total: 18 };
      const [own] = (await other.ask('place_order', shirt, newKey())).result.oids;
      expect((await other.call('get_order', { oids: `${own},${oid}` })).status).toBe(404);
      expect((await other.call('get_order', { oids: `${own},${own}` })).status).toBe(200);
    });
  });

  it('are refused after the session ended, and placed by the next session with the same key', async () => {
    const ending = await server.loggedIn('ouder@example.org');
    const wanted = { club: arabesk, uid: an, tariffs: [adultTariff], total: 225 };
    const key = newKey();
    await ending.ask('compile_public_registration_invoice', {
      club: arabesk,
      uid: an,
      tariffs: [adultTariff],
    });
    const endedSessions = await db().select().from(sessions);
    await db().delete(sessions);
    await expectNothingToChange(async () => {
      expect((await ending.call('place_order', wanted, key)).status).toBe(401);
    });
    await db().insert(sessions).values(endedSessions);
    expect((await parent.call('place_order', wanted, key)).status).toBe(200);
    expect(await db().$count(tickets, eq(tickets.uid, an))).toBe(0);
  });
});
