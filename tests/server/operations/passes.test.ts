import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { courseSessions, orderLines, orders, passCards, passMoves } from '../../../server/db/schema.ts';
import { arabesk, newKey } from '../support/registration.ts';
import { restoreSales } from '../support/restoreSales.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/testServer.ts';

const an = { club: arabesk, uid: 1 };
const lars = { club: arabesk, uid: 3 };
/** An's cards of the demo data: one that is over with 2 turns, one with 4. */
const expiredCard = 1;
const card = 2;
const day = 24 * 60 * 60;

/** The demo data has one there that is paid. */
const atArabesk = and(eq(orders.clubNid, arabesk), eq(orders.payment, 'unpaid'));

describe('the operations on passes', () => {
  let server: TestServer;
  let parent: TestClient;
  let stranger: TestClient;
  let restore: () => Promise<void>;
  /** Jazz: two turns, the third lesson is full. Danscafé: one turn. */
  let jazz: number[];
  let danscafe: number;

  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    stranger = await server.loggedIn('federatie@example.org');
    jazz = await sessionsOf(111);
    [danscafe = 0] = await sessionsOf(125);
    restore = await restoreSales(server.database.db);
  });
  afterEach(async () => {
    server.clock.reset();
    await restore();
  });
  afterAll(() => server.stop());

  async function sessionsOf(courseNid: number): Promise<number[]> {
    const rows = await server.database.db
      .select()
      .from(courseSessions)
      .where(eq(courseSessions.courseNid, courseNid))
      .orderBy(asc(courseSessions.startsAt));
    return rows.map(({ nid }) => nid);
  }

  const creditOf = async (id = card) => {
    const [found] = await server.database.db.select().from(passCards).where(eq(passCards.id, id));
    return found?.credit;
  };
  const guestsOf = async (nid: number) => {
    const [found] = await server.database.db.select().from(courseSessions).where(eq(courseSessions.nid, nid));
    return found?.guests;
  };
  const reserve = (session = danscafe, changes: object = {}, key = newKey()) =>
    parent.call('reserve_pass', { ...an, card, session, ...changes }, key);
  const startOf = async (nid: number) => {
    const { result } = await parent.ask('get_pass_sessions', an);
    return result.find((session) => session.nid === nid)?.start ?? 0;
  };
  const goTo = (time: number) =>
    server.clock.advance({ seconds: time - Math.floor(server.clock.now().getTime() / 1000) });
  /** Whatever happened: the log is the credit. */
  const expectToAddUp = async () => {
    const { result: log } = await parent.ask('get_pass_log', an);
    const { result } = await parent.ask('get_passes', an);
    for (const { id, credit } of result.cards) {
      const moves = log.filter((move) => move.card === id);
      expect(moves.reduce((sum, { turns }) => sum + turns, 0)).toBe(credit);
      expect(moves[0]?.credit).toBe(credit);
    }
  };

  describe('get_passes', () => {
    it('gives the cards of a person, also those that are over, and what the club sells', async () => {
      const { result } = await parent.ask('get_passes', an);
      expect(result.cards).toEqual([
        { id: expiredCard, label: 'Beurtenkaart 5', credit: 2, validUntil: expect.any(String) },
        { id: card, label: 'Beurtenkaart 10', credit: 4, validUntil: null },
      ]);
      expect(result.offered).toEqual([
        { pass: 30, label: 'Beurtenkaart 5', credit: 5, price: 50 },
        { pass: 31, label: 'Beurtenkaart 10', credit: 10, price: 95 },
        { pass: 32, label: 'Beurtenkaart 20', credit: 20, price: 180 },
      ]);
    });

    it('gives no cards of anybody else of the family', async () => {
      expect((await parent.ask('get_passes', lars)).result.cards).toEqual([]);
    });

    it('gives cards of one club alone', async () => {
      const elsewhere = { club: 4, uid: 1 };
      const { result } = await parent.ask('get_passes', elsewhere);
      expect(result).toEqual({
        cards: [],
        offered: [{ pass: 40, label: 'Badenkaart 10', credit: 10, price: 45 }],
      });
    });
  });

  it.each(['get_passes', 'get_pass_log', 'get_pass_sessions'] as const)(
    '%s is not found at a club that works without passes',
    async (name) => {
      expect(await parent.call(name, { club: 3, uid: 1 })).toMatchObject({
        status: 404,
        body: { errors: ['Deze club werkt niet met beurtenkaarten.'] },
      });
    },
  );

  it.each(['get_passes', 'get_pass_log', 'get_pass_sessions'] as const)(
    '%s tells nobody about a person of another family',
    async (name) => {
      expect((await stranger.call(name, an)).status).toBe(403);
    },
  );

  describe('get_pass_log', () => {
    it('tells every change, the latest first, with the credit after it', async () => {
      const { result } = await parent.ask('get_pass_log', an);
      const own = result.filter((move) => move.card === card);
      expect(own.map(({ reason, turns, credit }) => [reason, turns, credit])).toEqual([
        ['reserved', -2, 4],
        ['cancelled', 2, 6],
        ['reserved', -2, 4],
        ['reserved', -2, 6],
        ['paid', -1, 8],
        ['paid', -1, 9],
        ['bought', 10, 10],
      ]);
      expect(own[0]).toMatchObject({ course: 'Jazz voor volwassenen', session: expect.any(Number) });
      expect(own.at(-1)).toMatchObject({ course: null, session: null });
      expect(result.map(({ at }) => at)).toEqual(result.map(({ at }) => at).toSorted((a, b) => b - a));
      await expectToAddUp();
    });

    it('is empty for who has no pass', async () => {
      expect((await parent.ask('get_pass_log', lars)).result).toEqual([]);
    });

    it('names the course that turns paid for, by the lines of the order', async () => {
      const { db } = server.database;
      const amounts = { payNowCents: 0, payLaterCents: 0, totalCents: 0 };
      const placedAt = server.clock.now();
      const [order] = await db
        .insert(orders)
        .values({ clubNid: 1, uid: 1, placedBy: 1, placedAt, payment: 'paid', ...amounts })
        .returning();
      const oid = order?.oid ?? 0;
      await db.insert(orderLines).values({
        ...{ oid, position: 0, uid: 1, type: 'prepaid', itemNid: card, tariffNid: 1251, isQueued: false },
        ...{ description: 'Beurtenkaart', unitCostCents: -500, discountCents: 0, qty: 1 },
      });
      await db.insert(passMoves).values({ cardId: card, reason: 'paid', turns: -1, oid, movedAt: placedAt });
      const { result } = await parent.ask('get_pass_log', an);
      expect(result[0]).toMatchObject({ reason: 'paid', turns: -1, credit: 3, course: 'Danscafé' });
    });
  });

  describe('get_pass_sessions', () => {
    it('gives the coming sessions of courses that take passes, with places and the own reservations', async () => {
      const { result } = await parent.ask('get_pass_sessions', an);
      expect(result.map(({ nid }) => nid).toSorted()).toEqual([...jazz, danscafe].toSorted());
      expect(result.map(({ start }) => start)).toEqual(
        result.map(({ start }) => start).toSorted((a, b) => a - b),
      );
      const of = (nid: number | undefined) => result.find((session) => session.nid === nid);
      expect(of(danscafe)).toMatchObject({
        ...{ course: 'Danscafé', turns: 1, free: 25, reservation: null },
        place: 'Coupure Links 112, bar',
      });
      expect(of(jazz[0])).toMatchObject({ turns: 2, free: 3, reservation: expect.any(Number) });
      expect(of(jazz[2])).toMatchObject({ free: 0, reservation: null });
      for (const { start, cancelUntil } of result) expect(cancelUntil).toBe(start - day);
    });

    it('keeps the reservations of one from the others', async () => {
      const { result } = await parent.ask('get_pass_sessions', lars);
      expect(result.filter(({ reservation }) => reservation !== null)).toEqual([]);
    });

    it('leaves out what has begun', async () => {
      goTo(await startOf(danscafe));
      const { result } = await parent.ask('get_pass_sessions', an);
      expect(result.map(({ nid }) => nid)).not.toContain(danscafe);
    });

    it('says that there is no limit where there is none', async () => {
      await server.database.db
        .update(courseSessions)
        .set({ guestCapacity: null })
        .where(eq(courseSessions.nid, danscafe));
      const { result } = await parent.ask('get_pass_sessions', an);
      expect(result.find(({ nid }) => nid === danscafe)?.free).toBeNull();
    });
  });

  describe('reserve_pass', () => {
    it('takes the turns and a place, and is in the log', async () => {
      const { result } = await parent.ask('reserve_pass', { ...an, card, session: danscafe }, newKey());
      expect(result).toEqual({ reservation: expect.any(Number), credit: 3 });
      expect(await creditOf()).toBe(3);
      expect(await guestsOf(danscafe)).toBe(1);
      const { result: sessions } = await parent.ask('get_pass_sessions', an);
      expect(sessions.find(({ nid }) => nid === danscafe)).toMatchObject({
        ...{ free: 24, reservation: result.reservation },
      });
      const { result: log } = await parent.ask('get_pass_log', an);
      expect(log[0]).toMatchObject({ reason: 'reserved', turns: -1, credit: 3, course: 'Danscafé' });
      await expectToAddUp();
    });

    it('answers the same key and body with the same reservation', async () => {
      const key = newKey();
      const first = await reserve(danscafe, {}, key);
      expect(await reserve(danscafe, {}, key)).toMatchObject({ status: 200, body: first.body });
      expect(await creditOf()).toBe(3);
      expect((await reserve(jazz[3], {}, key)).body.code).toBe('idempotency-mismatch');
    });

    it('needs a key', async () => {
      expect((await reserve(danscafe, {}, { headers: { 'idempotency-key': '' } })).status).toBe(400);
    });

    it('reserves a session once', async () => {
      await reserve();
      expect(await reserve()).toMatchObject({
        status: 409,
        body: { code: 'not-available', errors: ['Je hebt deze les al gereserveerd.'] },
      });
      expect(await creditOf()).toBe(3);
      expect(await guestsOf(danscafe)).toBe(1);
    });

    it('refuses a session that is full', async () => {
      expect(await reserve(jazz[2])).toMatchObject({
        status: 409,
        body: { code: 'not-available', errors: ['Deze les is volzet.'] },
      });
      expect(await creditOf()).toBe(4);
    });

    it('never overdraws a card', async () => {
      await server.database.db.update(passCards).set({ credit: 1 }).where(eq(passCards.id, card));
      expect(await reserve(jazz[3])).toMatchObject({
        status: 409,
        body: { errors: ['Er staan niet genoeg beurten op deze kaart.'] },
      });
      expect(await creditOf()).toBe(1);
      expect(await guestsOf(jazz[3] ?? 0)).toBe(0);
      expect((await reserve()).status).toBe(200);
      expect(await creditOf()).toBe(0);
    });

    it('refuses a card that is over', async () => {
      expect(await reserve(danscafe, { card: expiredCard })).toMatchObject({
        status: 409,
        body: { errors: ['Deze beurtenkaart is op de dag van de les niet meer geldig.'] },
      });
    });

    it('refuses a card that is over by the day of the session, and takes one that ends on it', async () => {
      const { db } = server.database;
      const start = new Date((await startOf(danscafe)) * 1000);
      const onTheDay = start.toISOString().slice(0, 10);
      const dayBefore = new Date(start.getTime() - day * 1000).toISOString().slice(0, 10);
      await db.update(passCards).set({ validUntil: dayBefore }).where(eq(passCards.id, card));
      expect((await reserve()).body.code).toBe('not-available');
      await db.update(passCards).set({ validUntil: onTheDay }).where(eq(passCards.id, card));
      expect((await reserve()).status).toBe(200);
    });

    it('refuses a session that has begun, up to the second', async () => {
      const start = await startOf(danscafe);
      goTo(start);
      expect(await reserve()).toMatchObject({ body: { errors: ['Deze les is al begonnen.'] } });
      goTo(start - 1);
      expect((await reserve()).status).toBe(200);
    });

    it('finds no card of another person, and none of the family either', async () => {
      expect(await reserve(danscafe, { uid: 3 })).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      });
      const own = { club: arabesk, uid: 12, card, session: danscafe };
      expect((await stranger.call('reserve_pass', own, newKey())).status).toBe(404);
      expect(await creditOf()).toBe(4);
    });

    it('finds no card at another club, and no session of a course that takes no passes', async () => {
      expect((await reserve(danscafe, { club: 4 })).status).toBe(404);
      const [hedendaags = 0] = await sessionsOf(112);
      expect((await reserve(hedendaags)).status).toBe(404);
      expect((await reserve(2_147_483_647)).status).toBe(404);
    });

    it('is stopped by the table itself where a card would be overdrawn', async () => {
      const overdraw = server.database.db.update(passCards).set({ credit: -1 }).where(eq(passCards.id, card));
      await expect(overdraw).rejects.toMatchObject({ cause: { constraint: 'pass_cards_never_overdrawn' } });
    });
  });

  describe('cancel_pass_reservation', () => {
    const reservedJazz = async () => {
      const { result } = await parent.ask('get_pass_sessions', an);
      const found = result.find(({ nid }) => nid === jazz[0]);
      return found?.reservation ?? 0;
    };
    const cancel = (reservation: number, changes: object = {}) =>
      parent.call('cancel_pass_reservation', { ...an, reservation, ...changes });

    it('gives back the turns and the place, and is in the log', async () => {
      const reservation = await reservedJazz();
      const { result } = await parent.ask('cancel_pass_reservation', { ...an, reservation });
      expect(result).toEqual({ credit: 6 });
      expect(await guestsOf(jazz[0] ?? 0)).toBe(0);
      const { result: log } = await parent.ask('get_pass_log', an);
      expect(log[0]).toMatchObject({ reason: 'cancelled', turns: 2, credit: 6 });
      await expectToAddUp();
    });

    it('gives nothing back twice', async () => {
      const reservation = await reservedJazz();
      await cancel(reservation);
      expect(await cancel(reservation)).toMatchObject({ status: 200, body: { result: { credit: 6 } } });
      expect(await creditOf()).toBe(6);
      expect(await guestsOf(jazz[0] ?? 0)).toBe(0);
    });

    it('lets the same session be reserved again', async () => {
      await cancel(await reservedJazz());
      expect((await reserve(jazz[0])).status).toBe(200);
      expect(await creditOf()).toBe(4);
      await expectToAddUp();
    });

    it('is possible until 24 hours before the session, up to the second', async () => {
      const reservation = await reservedJazz();
      const start = await startOf(jazz[0] ?? 0);
      goTo(start - day + 1);
      expect(await cancel(reservation)).toMatchObject({
        status: 409,
        body: {
          code: 'not-available',
          errors: ['Annuleren kan tot 24 uur voor de les. Neem contact op met de club.'],
        },
      });
      expect(await creditOf()).toBe(4);
      goTo(start - day);
      expect((await cancel(reservation)).status).toBe(200);
      expect(await creditOf()).toBe(6);
    });

    it('gives back what the reservation cost, whatever a session costs now', async () => {
      const { db } = server.database;
      await db.execute(sql`update courses set pass_turns = 5 where nid = 111`);
      await cancel(await reservedJazz());
      await db.execute(sql`update courses set pass_turns = 2 where nid = 111`);
      expect(await creditOf()).toBe(6);
    });

    it('finds no reservation of another person, at another club, or that never was', async () => {
      const reservation = await reservedJazz();
      expect((await cancel(reservation, { uid: 3 })).status).toBe(404);
      expect((await cancel(reservation, { club: 4 })).status).toBe(404);
      expect((await cancel(2_147_483_647)).status).toBe(404);
      const own = { club: arabesk, uid: 12, reservation };
      expect((await stranger.call('cancel_pass_reservation', own)).status).toBe(404);
      expect((await stranger.call('cancel_pass_reservation', { ...an, reservation })).status).toBe(403);
      expect(await creditOf()).toBe(4);
    });
  });

  describe('reload_pass', () => {
    const wanted = { ...an, card, pass: 31, total: 95 };
    const reload = (changes: object = {}, key = newKey()) =>
      parent.call('reload_pass', { ...wanted, ...changes }, key);

    it('orders a pass of which the turns go on the card', async () => {
      const { result } = await parent.ask('reload_pass', wanted, newKey());
      expect(await creditOf()).toBe(14);
      const oid = result.oids[0] ?? 0;
      const { result: placed } = await parent.ask('get_order', { oids: String(oid) });
      expect(placed[0]).toMatchObject({ oid, uid: 1, total: 95, payment: 'unpaid' });
      expect(placed[0]?.items).toMatchObject([{ type: 'pass', nid: 31, qty: 1, unit_cost: 95 }]);
      const { result: log } = await parent.ask('get_pass_log', an);
      expect(log[0]).toMatchObject({ card, reason: 'reloaded', turns: 10, credit: 14 });
      await expectToAddUp();
    });

    it('answers the same key and body with the same order', async () => {
      const key = newKey();
      const first = await reload({}, key);
      expect(await reload({}, key)).toMatchObject({ status: 200, body: first.body });
      expect(await creditOf()).toBe(14);
      expect(await server.database.db.$count(orders, atArabesk)).toBe(1);
    });

    it('charges no other price than the one that was shown, and says the new one', async () => {
      expect(await reload({ total: 90 })).toMatchObject({
        status: 409,
        body: { code: 'price-changed', total: 95 },
      });
      expect(await creditOf()).toBe(4);
    });

    it('makes a card that is over good again, with the turns that were left on it', async () => {
      await parent.ask('reload_pass', { ...an, card: expiredCard, pass: 30, total: 50 }, newKey());
      const { result } = await parent.ask('get_passes', an);
      expect(result.cards[0]).toMatchObject({ id: expiredCard, credit: 7, validUntil: '2027-05-20' });
      expect((await reserve(danscafe, { card: expiredCard })).status).toBe(200);
    });

    it('never makes a card good for less long', async () => {
      await parent.ask('reload_pass', { ...an, card, pass: 30, total: 50 }, newKey());
      const { result } = await parent.ask('get_passes', an);
      expect(result.cards[1]).toMatchObject({ id: card, credit: 9, validUntil: null });
    });

    it('finds no card of another person, and leaves no order behind', async () => {
      expect((await reload({ uid: 3 })).status).toBe(404);
      const own = { ...wanted, uid: 12 };
      expect((await stranger.call('reload_pass', own, newKey())).status).toBe(404);
      expect(await server.database.db.$count(orders, atArabesk)).toBe(0);
      expect(await creditOf()).toBe(4);
    });

    it('sells no pass of another club', async () => {
      expect((await reload({ pass: 40, total: 45 })).status).toBe(409);
      expect((await reload({ club: 4, pass: 40, total: 45 })).status).toBe(404);
      expect(await creditOf()).toBe(4);
    });
  });

  describe('a pass that is bought in the cart', () => {
    const cart = { club: arabesk, uid: 3, tariffs: [], passes: [30], total: 50 };

    it('is a new card with its turns, good for as long as it says', async () => {
      await parent.ask('place_order', cart, newKey());
      const { result } = await parent.ask('get_passes', lars);
      expect(result.cards).toMatchObject([{ label: 'Beurtenkaart 5', credit: 5, validUntil: '2027-05-20' }]);
      expect((await parent.ask('get_pass_log', lars)).result).toMatchObject([
        { reason: 'bought', turns: 5, credit: 5 },
      ]);
    });
  });
});
