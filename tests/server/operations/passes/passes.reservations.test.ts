import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { passCards, passReservations } from '#server/db/schema.ts';
import {
  an,
  card,
  day,
  expiredCard,
  type PassServer,
  startPassServer,
} from '../../support/orders/passServer.ts';
import { arabesk, newKey } from '../../support/registration.ts';

describe('reservations by pass', () => {
  let desk: PassServer;
  beforeAll(async () => {
    desk = await startPassServer();
  });
  afterEach(() => desk.reset());
  afterAll(() => desk.server.stop());

  describe('reserve_pass', () => {
    it('takes the turns and a place, and adds a line to the log', async () => {
      const { result } = await desk.parent.ask(
        'reserve_pass',
        { ...an, card, session: desk.danscafe },
        newKey(),
      );
      expect(result).toEqual({ reservation: expect.any(Number), credit: 3 });
      expect(await desk.creditOf()).toBe(3);
      expect(await desk.guestsOf(desk.danscafe)).toBe(1);
      const { result: sessions } = await desk.parent.ask('get_pass_sessions', an);
      expect(sessions.find(({ nid }) => nid === desk.danscafe)).toMatchObject({
        ...{ free: 24, reservation: result.reservation },
      });
      const { result: log } = await desk.parent.ask('get_pass_log', an);
      expect(log[0]).toMatchObject({ reason: 'reserved', turns: -1, credit: 3, course: 'Danscafé' });
      await desk.expectToAddUp();
    });

    it('answers with the same reservation for the same key and body', async () => {
      const key = newKey();
      const first = await desk.reserve(desk.danscafe, {}, key);
      expect(await desk.reserve(desk.danscafe, {}, key)).toMatchObject({ status: 200, body: first.body });
      expect(await desk.creditOf()).toBe(3);
      expect((await desk.reserve(desk.jazz[3], {}, key)).body.code).toBe('idempotency-mismatch');
    });

    it('requires a key', async () => {
      expect((await desk.reserve(desk.danscafe, {}, { headers: { 'idempotency-key': '' } })).status).toBe(
        400,
      );
    });

    it('refuses a second reservation of the same session', async () => {
      await desk.reserve();
      expect(await desk.reserve()).toMatchObject({
        status: 409,
        body: { code: 'not-available', errors: ['Je hebt deze les al gereserveerd.'] },
      });
      expect(await desk.creditOf()).toBe(3);
      expect(await desk.guestsOf(desk.danscafe)).toBe(1);
    });

    it('takes a session that another person of the family has reserved', async () => {
      const theirs = { cardId: card, uid: 3, sessionNid: desk.danscafe, turns: 1 };
      await desk.server.database.db
        .insert(passReservations)
        .values({ ...theirs, reservedAt: desk.server.clock.now() });
      expect((await desk.reserve()).status).toBe(200);
    });

    it('refuses a full session', async () => {
      expect(await desk.reserve(desk.jazz[2])).toMatchObject({
        status: 409,
        body: { code: 'not-available', errors: ['Deze les is volzet.'] },
      });
      expect(await desk.creditOf()).toBe(4);
    });

    it('refuses a session that costs more turns than the card has', async () => {
      await desk.server.database.db.update(passCards).set({ credit: 1 }).where(eq(passCards.id, card));
      expect(await desk.reserve(desk.jazz[3])).toMatchObject({
        status: 409,
        body: { errors: ['Er staan niet genoeg beurten op deze kaart.'] },
      });
      expect(await desk.creditOf()).toBe(1);
      expect(await desk.guestsOf(desk.jazz[3] ?? 0)).toBe(0);
      expect((await desk.reserve()).status).toBe(200);
      expect(await desk.creditOf()).toBe(0);
    });

    it('refuses an expired card', async () => {
      expect(await desk.reserve(desk.danscafe, { card: expiredCard })).toMatchObject({
        status: 409,
        body: { errors: ['Deze beurtenkaart is op de dag van de les niet meer geldig.'] },
      });
    });

    it('refuses a card that expires before the day of the session, and accepts one that expires on that day', async () => {
      const { db } = desk.server.database;
      const start = new Date((await desk.startOf(desk.danscafe)) * 1000);
      const onTheDay = start.toISOString().slice(0, 10);
      const dayBefore = new Date(start.getTime() - day * 1000).toISOString().slice(0, 10);
      await db.update(passCards).set({ validUntil: dayBefore }).where(eq(passCards.id, card));
      expect((await desk.reserve()).body.code).toBe('not-available');
      await db.update(passCards).set({ validUntil: onTheDay }).where(eq(passCards.id, card));
      expect((await desk.reserve()).status).toBe(200);
    });

    it('refuses a session from the second at which it begins', async () => {
      const start = await desk.startOf(desk.danscafe);
      desk.goTo(start);
      expect(await desk.reserve()).toMatchObject({ body: { errors: ['Deze les is al begonnen.'] } });
      desk.goTo(start - 1);
      expect((await desk.reserve()).status).toBe(200);
    });

    it('finds no card of another person, in or outside the family', async () => {
      expect(await desk.reserve(desk.danscafe, { uid: 3 })).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      });
      const own = { club: arabesk, uid: 12, card, session: desk.danscafe };
      expect((await desk.stranger.call('reserve_pass', own, newKey())).status).toBe(404);
      expect(await desk.creditOf()).toBe(4);
    });

    it('finds no card at another club, and no session of a course without passes', async () => {
      expect((await desk.reserve(desk.danscafe, { club: 4 })).status).toBe(404);
      const [hedendaags = 0] = await desk.sessionsOf(112);
      expect((await desk.reserve(hedendaags)).status).toBe(404);
      expect((await desk.reserve(2_147_483_647)).status).toBe(404);
    });

    it('is prevented by a constraint of the table from overdrawing a card', async () => {
      const overdraw = desk.server.database.db
        .update(passCards)
        .set({ credit: -1 })
        .where(eq(passCards.id, card));
      await expect(overdraw).rejects.toMatchObject({ cause: { constraint: 'pass_cards_never_overdrawn' } });
    });
  });

  describe('cancel_pass_reservation', () => {
    const reservedJazz = async () => {
      const { result } = await desk.parent.ask('get_pass_sessions', an);
      const found = result.find(({ nid }) => nid === desk.jazz[0]);
      return found?.reservation ?? 0;
    };
    const cancel = (reservation: number, changes: object = {}) =>
      desk.parent.call('cancel_pass_reservation', { ...an, reservation, ...changes });

    it('gives back the turns and the place, and adds a line to the log', async () => {
      const reservation = await reservedJazz();
      const { result } = await desk.parent.ask('cancel_pass_reservation', { ...an, reservation });
      expect(result).toEqual({ credit: 6 });
      expect(await desk.guestsOf(desk.jazz[0] ?? 0)).toBe(0);
      const { result: log } = await desk.parent.ask('get_pass_log', an);
      expect(log[0]).toMatchObject({ reason: 'cancelled', turns: 2, credit: 6 });
      await desk.expectToAddUp();
    });

    it('gives the turns back only once', async () => {
      const reservation = await reservedJazz();
      await cancel(reservation);
      expect(await cancel(reservation)).toMatchObject({ status: 200, body: { result: { credit: 6 } } });
      expect(await desk.creditOf()).toBe(6);
      expect(await desk.guestsOf(desk.jazz[0] ?? 0)).toBe(0);
    });

    it('allows a new reservation of the same session', async () => {
      const listed = async () => {
        const { result } = await desk.parent.ask('get_pass_sessions', an);
        return result.filter(({ nid }) => nid === desk.jazz[0]).map(({ reservation }) => reservation);
      };
      await cancel(await reservedJazz());
      expect(await listed()).toEqual([null]);
      expect((await desk.reserve(desk.jazz[0])).status).toBe(200);
      expect(await listed()).toEqual([expect.any(Number)]);
      expect(await desk.creditOf()).toBe(4);
      await desk.expectToAddUp();
    });

    it('is possible until 24 hours before the session, to the second', async () => {
      const reservation = await reservedJazz();
      const start = await desk.startOf(desk.jazz[0] ?? 0);
      desk.goTo(start - day + 1);
      expect(await cancel(reservation)).toMatchObject({
        status: 409,
        body: {
          code: 'not-available',
          errors: [
            'Annuleren kan tot 24 uur voor de les. Kan je niet komen? Neem dan contact op met de club.',
          ],
        },
      });
      expect(await desk.creditOf()).toBe(4);
      desk.goTo(start - day);
      expect((await cancel(reservation)).status).toBe(200);
      expect(await desk.creditOf()).toBe(6);
    });

    it('gives back the turns that the reservation cost, whatever a session costs now', async () => {
      const { db } = desk.server.database;
      await db.execute(sql`update courses set pass_turns = 5 where nid = 111`);
      await cancel(await reservedJazz());
      await db.execute(sql`update courses set pass_turns = 2 where nid = 111`);
      expect(await desk.creditOf()).toBe(6);
    });

    it('finds no reservation of another person or another club, and no unknown reservation', async () => {
      const reservation = await reservedJazz();
      expect((await cancel(reservation, { uid: 3 })).status).toBe(404);
      expect((await cancel(reservation, { club: 4 })).status).toBe(404);
      expect((await cancel(2_147_483_647)).status).toBe(404);
      const own = { club: arabesk, uid: 12, reservation };
      expect((await desk.stranger.call('cancel_pass_reservation', own)).status).toBe(404);
      expect((await desk.stranger.call('cancel_pass_reservation', { ...an, reservation })).status).toBe(403);
      expect(await desk.creditOf()).toBe(4);
    });
  });
});
