import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders, reservations, seats, stands, tariffs, tickets } from '#server/db/schema.ts';
import { untilBlocked } from '../../support/database/locks.ts';
import { show } from '../../support/orders/fullCart.ts';
import { restoreSales } from '../../support/orders/restoreSales.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const quarter = 15 * 60;
const ofShow = { club: arabesk, event: show.event };
/** A seat in a hall of another course. */
const seatElsewhere = 59_001;

describe('places in a hall', () => {
  let server: TestServer;
  let an: TestClient;
  let els: TestClient;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer();
    an = await server.loggedIn('ouder@example.org');
    els = await server.loggedIn('federatie@example.org');
    // Removes the holds of the demo data.
    const { db } = server.database;
    await db.delete(reservations);
    await db.insert(stands).values({ nid: 59, courseNid: 112, title: 'Elders', position: 0, kind: 'seated' });
    await db.insert(seats).values({ nid: seatElsewhere, standNid: 59, row: 'A', number: 1, x: 0, y: 0 });
    restore = await restoreSales(server.database.db);
  });
  beforeEach(() => server.clock.reset());
  afterEach(() => restore());
  afterAll(() => server.stop());

  const seat = (nid: number, tariff = show.tariff) => ({ tariff, nid, quantity: 1 });
  const standing = (quantity: number, tariff = show.tariff) => ({ tariff, nid: show.stand, quantity });
  const hold = (seats: readonly object[], client = an, uid = 1) =>
    client.call('hold_seats', { ...ofShow, uid, seats }, newKey());
  const held = async (client = an) => (await client.ask('get_seat_plan', ofShow)).result.held;
  const stateOf = async (nid: number, client: TestClient) => {
    const { result } = await client.ask('get_seat_plan', ofShow);
    return result.stands
      .flatMap(({ rows }) => rows.flatMap(({ seats }) => seats))
      .find((one) => one.nid === nid)?.state;
  };
  const seconds = () => server.clock.now().getTime() / 1000;

  describe('get_seat_plan', () => {
    it('shows a visitor the hall with the free places', async () => {
      const { result } = await server.client().ask('get_seat_plan', ofShow);
      expect(result.stands.map(({ kind, rows }) => [kind, rows.length > 0])).toEqual([
        ['seated', true],
        ['seated', true],
        ['standing', false],
      ]);
      expect(result).toMatchObject({ max: 10, held: [], reservation: { expires: null } });
    });

    it('shows a seat as free once its holder has logged out', async () => {
      const leaving = await server.loggedIn('ouder@example.org');
      await hold([seat(show.seat), standing(2)], leaving);
      expect(await stateOf(show.seat, els)).toBe('held');
      await leaving.ask('logout', {});
      expect(await stateOf(show.seat, els)).toBe('free');
      expect(await held()).toEqual([]);
    });

    it('shows a held seat as own or held until the moment at which the hold ends', async () => {
      await hold([seat(show.seat)]);
      expect(await stateOf(show.seat, an)).toBe('own');
      expect(await stateOf(show.seat, els)).toBe('held');
      expect(await stateOf(show.seat, server.client())).toBe('held');
      server.clock.advance({ seconds: quarter });
      expect(await stateOf(show.seat, els)).toBe('free');
      expect(await stateOf(show.seat, an)).toBe('free');
    });

    it('counts the free and own places of a stand', async () => {
      await hold([standing(4)]);
      const stand = async (client: TestClient) =>
        (await client.ask('get_seat_plan', ofShow)).result.stands.find(({ nid }) => nid === show.stand);
      expect(await stand(an)).toMatchObject({ free: 26, own: 4 });
      expect(await stand(els)).toMatchObject({ free: 26, own: 0 });
    });

    it('shows a sold seat as sold, and one of a cancelled ticket as free: only this one can be held', async () => {
      const { db } = server.database;
      const [order] = await db.select().from(orders).limit(1);
      const sold = {
        ...{ oid: order?.oid ?? 0, uid: 12, courseNid: show.event, tariffNid: show.tariff, standNid: 51 },
        soldAt: server.clock.now(),
      };
      await db.insert(tickets).values([
        { ...sold, code: 'sold', seatNid: show.seat },
        { ...sold, code: 'cancelled', seatNid: show.other, cancelledAt: server.clock.now() },
      ]);
      expect(await stateOf(show.seat, an)).toBe('sold');
      expect(await stateOf(show.other, an)).toBe('free');
      expect(await hold([seat(show.seat)])).toMatchObject({ status: 409, body: { code: 'not-available' } });
      expect((await hold([seat(show.other)])).status).toBe(200);
    });

    it.each([
      ['of another club', { club: 2, event: show.event }],
      ['without a hall', { club: arabesk, event: 132 }],
    ])('finds no event %s', async (_name, asked) => {
      expect(await an.call('get_seat_plan', asked)).toMatchObject({ status: 404 });
    });
  });

  describe('hold_seats', () => {
    it('holds seats and places in a standing area together for a quarter of an hour', async () => {
      const seats = [seat(show.seat), seat(show.other, show.childTariff), standing(2)];
      const { result } = await an.ask('hold_seats', { ...ofShow, uid: 1, seats });
      expect(result.held).toEqual(seats);
      expect(result.reservation).toEqual({
        now: seconds(),
        expires: seconds() + quarter,
        extensions_left: 2,
      });
    });

    it('ends a later hold together with the first one', async () => {
      await hold([seat(show.seat)]);
      const ends = seconds() + quarter;
      server.clock.advance({ seconds: 600 });
      await hold([seat(show.other)]);
      const { result } = await an.ask('get_seat_plan', ofShow);
      expect(result.reservation.expires).toBe(ends);
      server.clock.advance({ seconds: 300 });
      expect(await held()).toEqual([]);
    });

    it('changes the number of own places in a standing area, and not that of others', async () => {
      await hold([standing(2)], els, 12);
      await hold([standing(1)]);
      await hold([standing(3)]);
      expect(await held()).toEqual([standing(3)]);
      expect(await held(els)).toEqual([standing(2)]);
    });

    it('holds nothing when one of the places is taken', async () => {
      await hold([seat(show.other)], els, 12);
      expect(await hold([seat(show.seat), seat(show.other)])).toMatchObject({
        status: 409,
        body: { code: 'not-available' },
      });
      expect(await held()).toEqual([]);
    });

    it('leaves the timer unchanged when an addition fails', async () => {
      await hold([seat(show.seat)]);
      const ends = seconds() + quarter;
      await hold([seat(show.other)], els, 12);
      server.clock.advance({ seconds: 60 });
      expect((await hold([seat(show.other)])).status).toBe(409);
      expect((await an.ask('get_seat_plan', ofShow)).result.reservation.expires).toBe(ends);
    });

    it('takes over a seat whose hold has ended', async () => {
      await hold([seat(show.seat)], els, 12);
      server.clock.advance({ seconds: quarter });
      expect((await hold([seat(show.seat)])).status).toBe(200);
      expect(await held(els)).toEqual([]);
      expect(await held()).toEqual([seat(show.seat)]);
    });

    it('holds a seat, whoever holds a place of a tariff with the same number', async () => {
      const heldAt = server.clock.now();
      const expiresAt = new Date(heldAt.getTime() + quarter * 1000);
      const place = { kind: 'place', ref: show.seat, clubNid: arabesk, uid: 12, heldBy: 12 } as const;
      await server.database.db.insert(reservations).values({ ...place, heldAt, expiresAt });
      expect((await hold([seat(show.seat)])).status).toBe(200);
    });

    it('counts and shows nothing whose hold has ended, and begins a new quarter of an hour', async () => {
      await hold(Array.from({ length: 10 }, (_, index) => seat(show.seat + index)));
      server.clock.advance({ seconds: 2 * quarter });
      const again = { ...ofShow, uid: 1, seats: [standing(1)] };
      const { result } = await an.ask('hold_seats', again);
      expect(result).toMatchObject({
        held: [standing(1)],
        reservation: { expires: seconds() + quarter },
      });
    });

    it('changes the tariff of a held seat, and keeps its timer', async () => {
      await hold([seat(show.seat)]);
      const ends = seconds() + quarter;
      server.clock.advance({ seconds: 100 });
      const again = { ...ofShow, uid: 1, seats: [seat(show.seat, show.childTariff)] };
      const { result } = await an.ask('hold_seats', again);
      expect(result).toMatchObject({
        held: [seat(show.seat, show.childTariff)],
        reservation: { expires: ends },
      });
    });

    it('sets the number of places in a standing area, instead of adding to it', async () => {
      await hold([standing(4)]);
      await hold([standing(2)]);
      expect(await held()).toEqual([standing(2)]);
      await hold([standing(3, show.childTariff)]);
      expect(await held()).toEqual([standing(2), standing(3, show.childTariff)]);
    });

    it('holds at most ten places', async () => {
      const ten = Array.from({ length: 10 }, (_, index) => seat(show.seat + index));
      expect((await hold(ten)).status).toBe(200);
      expect(await hold([standing(1)])).toMatchObject({
        status: 409,
        body: { errors: ['Je kan hoogstens 10 plaatsen tegelijk kiezen.'] },
      });
      expect((await held()).length).toBe(10);
    });

    it('holds no more places in a standing area than its capacity', async () => {
      const { db } = server.database;
      await db.update(stands).set({ sold: 28 }).where(eq(stands.nid, show.stand));
      expect((await hold([standing(3)])).status).toBe(409);
      expect((await hold([standing(2)])).status).toBe(200);
      expect((await hold([standing(1)], els, 12)).status).toBe(409);
    });

    it('holds no more places than the capacity of the tariff', async () => {
      const { db } = server.database;
      await db.update(tariffs).set({ capacity: 2, sold: 1 }).where(eq(tariffs.nid, show.tariff));
      expect((await hold([seat(show.seat), seat(show.other)])).status).toBe(409);
      expect((await hold([seat(show.seat)])).status).toBe(200);
      expect((await hold([seat(show.other)], els, 12)).status).toBe(409);
      expect((await hold([seat(show.other, show.childTariff)], els, 12)).status).toBe(200);
    });

    it.each([
      ['a tariff of another event', [{ tariff: 1321, nid: show.seat, quantity: 1 }]],
      ['a seat of another event', [{ tariff: show.tariff, nid: seatElsewhere, quantity: 1 }]],
      ['a seat that does not exist', [{ tariff: show.tariff, nid: 4_711, quantity: 1 }]],
      ['a numbered part without a seat', [{ tariff: show.tariff, nid: 51, quantity: 1 }]],
      ['a seat for two', [{ tariff: show.tariff, nid: show.seat, quantity: 2 }]],
      ['a number that is too high for the database', [{ tariff: show.tariff, nid: 2 ** 31, quantity: 1 }]],
      [
        'a seat at two tariffs',
        [
          { tariff: show.tariff, nid: show.seat, quantity: 1 },
          { tariff: show.childTariff, nid: show.seat, quantity: 1 },
        ],
      ],
    ])('refuses %s', async (_name, seats) => {
      expect((await hold(seats)).status).toBe(400);
      expect(await held()).toEqual([]);
    });

    it('refuses a tariff that the club closed, which the plan does not show', async () => {
      const { db } = server.database;
      await db
        .update(tariffs)
        .set({ blockedMessage: 'Enkel aan de kassa.' })
        .where(eq(tariffs.nid, show.tariff));
      expect(await hold([seat(show.seat)])).toMatchObject({
        status: 409,
        body: { errors: ['Enkel aan de kassa.'] },
      });
      const { result } = await an.ask('get_seat_plan', ofShow);
      expect(result.tariffs.map(({ nid }) => nid)).toEqual([show.childTariff]);
    });
  });

  describe('release_seats', () => {
    it('releases the given places, or all places of the event', async () => {
      await hold([seat(show.seat), seat(show.other), standing(2)]);
      const some = { ...ofShow, uid: 1, seats: [show.seat] };
      expect((await an.ask('release_seats', some)).result.held).toEqual([seat(show.other), standing(2)]);
      const all = await an.ask('release_seats', { ...ofShow, uid: 1 });
      expect(all.result).toMatchObject({ held: [], reservation: { expires: null } });
    });

    it('releases one tariff of a standing area, and keeps the other', async () => {
      await hold([standing(2), standing(1, show.childTariff)]);
      const child = { ...ofShow, uid: 1, seats: [show.stand], tariff: show.childTariff };
      expect((await an.ask('release_seats', child)).result.held).toEqual([standing(2)]);
    });

    it('does not release a place of somebody else', async () => {
      await hold([seat(show.seat)], els, 12);
      await an.ask('release_seats', { ...ofShow, uid: 1, seats: [show.seat] });
      expect(await held(els)).toEqual([seat(show.seat)]);
    });
  });

  it('release_seats keeps the hold of an account that takes over an ended one at the same moment', async () => {
    const { db } = server.database;
    await hold([seat(show.seat)]);
    server.clock.advance({ seconds: quarter });
    const expiresAt = new Date(server.clock.now().getTime() + quarter * 1000);
    const released: ReturnType<typeof an.call>[] = [];
    await db.transaction(async (tx) => {
      await tx.select().from(seats).where(eq(seats.nid, show.seat)).for('update');
      released.push(an.call('release_seats', { ...ofShow, uid: 1 }));
      await untilBlocked({ tx, watcher: db, statement: /from "seats"/ });
      await tx
        .update(reservations)
        .set({ uid: 12, heldBy: 12, expiresAt })
        .where(eq(reservations.ref, show.seat));
    });
    expect((await Promise.all(released)).map(({ status }) => status)).toEqual([200]);
    expect(await held(els)).toEqual([seat(show.seat)]);
  });

  describe('extend_hold', () => {
    const extend = () => an.call('extend_hold', { club: arabesk, uid: 1 });

    it('extends by a quarter of an hour, twice', async () => {
      await hold([seat(show.seat)]);
      for (const left of [1, 0]) {
        server.clock.advance({ seconds: quarter - 1 });
        const { result } = await an.ask('extend_hold', { club: arabesk, uid: 1 });
        expect(result.reservation).toEqual({
          now: seconds(),
          expires: seconds() + quarter,
          extensions_left: left,
        });
      }
      expect(await extend()).toMatchObject({ status: 409, body: { code: 'not-available' } });
    });

    it('holds the places again whose hold has ended and that are still free', async () => {
      await hold([seat(show.seat), seat(show.other)]);
      server.clock.advance({ seconds: quarter });
      await hold([seat(show.other)], els, 12);
      expect((await extend()).status).toBe(200);
      expect(await held()).toEqual([seat(show.seat)]);
      expect(await held(els)).toEqual([seat(show.other)]);
    });

    it('is refused with a sentence when all places are taken', async () => {
      const { db } = server.database;
      await hold([standing(2)]);
      server.clock.advance({ seconds: quarter });
      await db.update(stands).set({ sold: 29 }).where(eq(stands.nid, show.stand));
      expect(await extend()).toMatchObject({
        status: 409,
        body: { errors: ['Wat je gereserveerd had, is intussen weg. Kies iets anders.'] },
      });
    });

    it('counts an extension for places that are added later', async () => {
      await hold([seat(show.seat)]);
      await extend();
      await hold([seat(show.other)]);
      await extend();
      expect((await extend()).status).toBe(409);
      const isOurs = and(eq(reservations.heldBy, 1), eq(reservations.kind, 'seat'));
      const rows = await server.database.db.select().from(reservations).where(isOurs);
      expect(rows.map(({ extensions }) => extensions)).toEqual([2, 2]);
    });
  });
});
