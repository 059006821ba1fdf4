import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { courseSessions, orderLines, orders, passCards, passMoves } from '#server/db/schema.ts';
import {
  an,
  card,
  day,
  expiredCard,
  lars,
  type PassServer,
  startPassServer,
} from '../../support/orders/passServer.ts';

describe('operations that read passes', () => {
  let desk: PassServer;
  beforeAll(async () => {
    desk = await startPassServer();
  });
  afterEach(() => desk.reset());
  afterAll(() => desk.server.stop());

  describe('get_passes', () => {
    it('gives the cards of a person, expired ones included, and the passes for sale', async () => {
      const { result } = await desk.parent.ask('get_passes', an);
      expect(result.cards).toEqual([
        {
          id: expiredCard,
          label: 'Beurtenkaart 5',
          credit: 2,
          validUntil: expect.any(String),
          code: expect.any(String),
        },
        { id: card, label: 'Beurtenkaart 10', credit: 4, validUntil: null, code: expect.any(String) },
      ]);
      expect(result.offered).toEqual([
        { pass: 30, label: 'Beurtenkaart 5', credit: 5, price: 50 },
        { pass: 31, label: 'Beurtenkaart 10', credit: 10, price: 95 },
        { pass: 32, label: 'Beurtenkaart 20', credit: 20, price: 180 },
      ]);
    });

    it('gives no cards of other family members', async () => {
      expect((await desk.parent.ask('get_passes', lars)).result.cards).toEqual([]);
    });

    it('gives the cards of one club only', async () => {
      const elsewhere = { club: 4, uid: 1 };
      const { result } = await desk.parent.ask('get_passes', elsewhere);
      expect(result).toEqual({
        cards: [],
        offered: [{ pass: 40, label: 'Badenkaart 10', credit: 10, price: 45 }],
      });
    });
  });

  it.each(['get_passes', 'get_pass_log', 'get_pass_sessions'] as const)(
    '%s is not found at a club without passes',
    async (name) => {
      expect(await desk.parent.call(name, { club: 3, uid: 1 })).toMatchObject({
        status: 404,
        body: { errors: ['Deze club werkt niet met beurtenkaarten.'] },
      });
    },
  );

  it.each(['get_passes', 'get_pass_log', 'get_pass_sessions'] as const)(
    '%s is refused for a member of another family',
    async (name) => {
      expect((await desk.stranger.call(name, an)).status).toBe(403);
    },
  );

  describe('get_pass_log', () => {
    it('gives every change, the latest first, with the credit after it', async () => {
      const { result } = await desk.parent.ask('get_pass_log', an);
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
      await desk.expectToAddUp();
    });

    it('has no change of a card of another club', async () => {
      const { db } = desk.server.database;
      const before = (await desk.parent.ask('get_pass_log', an)).result;
      const boughtAt = desk.server.clock.now();
      const [elsewhere] = await db
        .insert(passCards)
        .values({ clubNid: 4, uid: 1, passNid: 40, credit: 10, validUntil: null, boughtAt })
        .returning();
      const cardId = elsewhere?.id ?? 0;
      await db.insert(passMoves).values({ cardId, reason: 'bought', turns: 10, movedAt: boughtAt });
      expect((await desk.parent.ask('get_pass_log', an)).result).toEqual(before);
      const { result } = await desk.parent.ask('get_pass_log', { club: 4, uid: 1 });
      expect(result.map((move) => move.card)).toEqual([cardId]);
    });

    it('is empty for a member without a pass', async () => {
      expect((await desk.parent.ask('get_pass_log', lars)).result).toEqual([]);
    });

    it('names the course that was paid with turns, from the lines of the order', async () => {
      const { db } = desk.server.database;
      const amounts = { payNowCents: 0, payLaterCents: 0, totalCents: 0 };
      const placedAt = desk.server.clock.now();
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
      const { result } = await desk.parent.ask('get_pass_log', an);
      expect(result[0]).toMatchObject({ reason: 'paid', turns: -1, credit: 3, course: 'Danscafé' });
    });
  });

  describe('get_pass_sessions', () => {
    it('gives the future sessions of courses with passes, with free places and own reservations', async () => {
      const { result } = await desk.parent.ask('get_pass_sessions', an);
      expect(result.map(({ nid }) => nid).toSorted()).toEqual([...desk.jazz, desk.danscafe].toSorted());
      expect(result.map(({ start }) => start)).toEqual(
        result.map(({ start }) => start).toSorted((a, b) => a - b),
      );
      const of = (nid: number | undefined) => result.find((session) => session.nid === nid);
      expect(of(desk.danscafe)).toMatchObject({
        ...{ course: 'Danscafé', turns: 1, free: 25, reservation: null },
        place: 'Coupure Links 112, bar',
      });
      expect(of(desk.jazz[0])).toMatchObject({ turns: 2, free: 3, reservation: expect.any(Number) });
      expect(of(desk.jazz[2])).toMatchObject({ free: 0, reservation: null });
      for (const { start, cancelUntil } of result) expect(cancelUntil).toBe(start - day);
    });

    it('gives no reservations of another member', async () => {
      const { result } = await desk.parent.ask('get_pass_sessions', lars);
      expect(result.filter(({ reservation }) => reservation !== null)).toEqual([]);
    });

    it('leaves out a session that has begun', async () => {
      desk.goTo(await desk.startOf(desk.danscafe));
      const { result } = await desk.parent.ask('get_pass_sessions', an);
      expect(result.map(({ nid }) => nid)).not.toContain(desk.danscafe);
    });

    it('gives null as the free places of a session without a maximum', async () => {
      await desk.server.database.db
        .update(courseSessions)
        .set({ guestCapacity: null })
        .where(eq(courseSessions.nid, desk.danscafe));
      const { result } = await desk.parent.ask('get_pass_sessions', an);
      expect(result.find(({ nid }) => nid === desk.danscafe)?.free).toBeNull();
    });
  });
});
