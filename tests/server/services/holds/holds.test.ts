import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  coupleInvites,
  courseSessions,
  orders,
  queueEntries,
  registrations,
  reservations,
  tariffs,
  users,
} from '#server/db/schema.ts';
import { sweepHolds } from '#server/services/holds/sweepHolds.ts';
import { offerFreePlaces } from '#server/services/waiting/offerFreePlaces.ts';
import { untilBlocked } from '../../support/database/locks.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { restoreSales } from '../../support/orders/restoreSales.ts';
import { arabesk, newKey, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const quarter = 15 * 60;
/** Stage hedendaags, an instant tariff. */
const stage = 1241;
/** Danscafé, open to everybody and without a maximum. */
const party = 1251;
/** Jazz voor volwassenen, which pays by the lesson here. */
const jazz = { course: 111, tariff: 1111 };
/** A tariff whose waiting list An stands on. */
const halfYear = 1102;
const hour = 3_600;

describe('a hold', () => {
  let server: TestServer;
  let an: TestClient;
  let els: TestClient;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer();
    an = await server.loggedIn('ouder@example.org');
    els = await server.loggedIn('federatie@example.org');
    // Removes the holds of the demo data.
    await server.database.db.delete(reservations);
    restore = await restoreSales(server.database.db);
    await saveAnswers(an, 1, [stage, party]);
    await saveAnswers(els, 12, [stage, party]);
  });
  beforeEach(() => server.clock.reset());
  afterEach(() => restore());
  afterAll(() => server.stop());
  const db = () => server.database.db;
  const seconds = () => server.clock.now().getTime() / 1000;
  const price = (wanted: readonly number[], client = an, uid = 1) =>
    client.ask('compile_public_registration_invoice', { club: arabesk, uid, tariffs: [...wanted] });
  const place = (wanted: readonly number[], total: number, client = an, uid = 1) =>
    client.call('place_order', { club: arabesk, uid, tariffs: wanted, total }, newKey());
  const limit = (nid: number, changes: Partial<typeof tariffs.$inferInsert>) =>
    db().update(tariffs).set(changes).where(eq(tariffs.nid, nid));
  const availability = async (client: TestClient, nid: number) => {
    const { result } = await client.ask('get_courses', { club: arabesk, type: 'activity' });
    return result.flatMap((course) => course.tariffs).find((tariff) => tariff.nid === nid)?.availability;
  };
  const places = () =>
    db()
      .select()
      .from(reservations)
      .where(and(eq(reservations.kind, 'place'), eq(reservations.ref, stage)));

  describe('on an instant tariff in a cart', () => {
    it('lasts a quarter of an hour from the first look at the cart, and later looks do not extend it', async () => {
      const ends = seconds() + quarter;
      expect((await price([stage])).result).toMatchObject({
        has_instant: true,
        reservation: { now: seconds(), expires: ends, extensions_left: 2 },
        items: [{ nid: stage, has_instant: true, expires: ends }],
      });
      server.clock.advance({ seconds: 300 });
      expect((await price([stage, party])).result.reservation.expires).toBe(ends);
      expect(await places()).toHaveLength(1);
    });

    it('counts as taken for others, and not for its holder', async () => {
      await limit(stage, { capacity: 10, sold: 9 });
      await price([stage]);
      expect(await availability(els, stage)).toBe(0);
      expect(await availability(server.client(), stage)).toBe(0);
      expect(await availability(an, stage)).toBe(1);
      expect((await price([stage], els, 12)).result.items).toMatchObject([{ queue_nid: stage }]);
      server.clock.advance({ seconds: quarter });
      expect(await availability(els, stage)).toBe(1);
    });

    it('is released when it leaves the cart, whoever waits for it and whatever its person waits for', async () => {
      await db()
        .insert(queueEntries)
        .values([
          { uid: 12, tariffNid: stage, queuedAt: server.clock.now() },
          { uid: 1, tariffNid: halfYear, queuedAt: server.clock.now() },
        ])
        .onConflictDoNothing();
      await price([stage]);
      expect(await places()).toHaveLength(1);
      expect((await price([party])).result.reservation.expires).toBe(null);
      expect(await db().$count(reservations, eq(reservations.ref, stage))).toBe(0);
    });

    it('is taken over from another account whose hold for the same person has ended', async () => {
      const ended = { heldAt: server.clock.now(), expiresAt: server.clock.now() };
      await db()
        .insert(reservations)
        .values({ kind: 'place', ref: stage, clubNid: arabesk, uid: 1, heldBy: 12, ...ended });
      expect((await price([stage])).result.reservation.expires).toBe(seconds() + quarter);
      expect(await places()).toMatchObject([{ uid: 1, heldBy: 1 }]);
    });

    it('is not given for the last place that somebody takes after the price was read', async () => {
      await limit(stage, { capacity: 10, sold: 9 });
      const priced: ReturnType<typeof price>[] = [];
      await db().transaction(async (tx) => {
        await tx.update(tariffs).set({ sold: 10 }).where(eq(tariffs.nid, stage));
        priced.push(price([stage]));
        await untilBlocked({ tx, watcher: db(), statement: /from "tariffs"/ });
      });
      const [shown] = await Promise.all(priced);
      expect(shown?.result.items).toMatchObject([{ queue_nid: stage }]);
      expect(await places()).toEqual([]);
    });

    it('that has ended gets the place of another lesson, and neither begins again nor waits', async () => {
      await limit(jazz.tariff, { type: 'trial', isInstant: true, capacity: null });
      const isJazz = eq(courseSessions.courseNid, jazz.course);
      await db().update(courseSessions).set({ guestCapacity: null }).where(isJazz);
      const lessons = (await db().select().from(courseSessions).where(isJazz))
        .filter(({ startsAt }) => startsAt > server.clock.now())
        .map(({ nid }) => nid);
      const priceOf = (trials: number[]) =>
        an.ask('compile_public_registration_invoice', {
          ...{ club: arabesk, uid: 1, tariffs: [jazz.tariff], trials },
        });
      await priceOf(lessons.slice(0, 1));
      const ends = server.clock.now().getTime() + quarter * 1000;
      server.clock.advance({ seconds: quarter });
      expect((await priceOf(lessons.slice(0, 2))).result.user_feedback).toEqual([]);
      const held = await db().select().from(reservations).where(eq(reservations.ref, jazz.tariff));
      expect(held).toMatchObject([{ qty: 2, expiresAt: new Date(ends) }]);
    });

    it('is not released by the cart of another member', async () => {
      await price([stage]);
      await price([], an, 2);
      expect(await places()).toHaveLength(1);
    });

    it('stays in the cart after its end, cannot be ordered, and can be extended', async () => {
      const { result } = await price([stage]);
      const ends = seconds() + quarter;
      server.clock.advance({ seconds: quarter });
      expect((await price([stage])).result).toMatchObject({
        items: [{ nid: stage, expires: ends, queue_nid: null }],
        reservation: { expires: null },
      });
      expect(await place([stage], result.total)).toMatchObject({
        status: 409,
        body: { code: 'hold-expired' },
      });
      await an.ask('extend_hold', { club: arabesk, uid: 1 });
      expect((await place([stage], result.total)).status).toBe(200);
      expect(await places()).toEqual([]);
    });

    it('cannot be extended when somebody else has taken the place', async () => {
      await limit(stage, { capacity: 10, sold: 9 });
      await price([stage]);
      server.clock.advance({ seconds: quarter });
      const { result } = await price([stage], els, 12);
      expect((await an.call('extend_hold', { club: arabesk, uid: 1 })).status).toBe(409);
      expect((await place([stage], result.total, els, 12)).status).toBe(200);
      expect((await place([stage], result.total)).body.code).toBe('hold-expired');
    });

    it('becomes the ordered place, also when it was the last one', async () => {
      await limit(stage, { capacity: 10, sold: 9 });
      const { result } = await price([stage]);
      expect((await place([stage], result.total)).status).toBe(200);
      const [tariff] = await db().select().from(tariffs).where(eq(tariffs.nid, stage));
      expect(tariff?.sold).toBe(10);
    });

    it('is for the member, and belongs to the account', async () => {
      await price([stage]);
      expect(await places()).toMatchObject([{ uid: 1, heldBy: 1, qty: 1, clubNid: arabesk }]);
    });
  });

  describe('on a place that came free', () => {
    /** Danscafé with one place and two people on the waiting list. An is the first. */
    const waiting = async () => {
      await limit(party, { capacity: 5, sold: 5 });
      for (const [client, uid] of [
        [an, 1],
        [els, 12],
      ] as const)
        expect((await place([party], 0, client, uid)).status).toBe(200);
    };
    const free = (sold: number) => limit(party, { sold });
    const offers = async () =>
      (await offerFreePlaces({ db: db(), clock: server.clock, portalOrigin: undefined }, [party])).map(
        ({ uid }) => uid,
      );

    it('is offered to the first person on the waiting list, one offer for each place', async () => {
      await waiting();
      expect(await offers()).toEqual([]);
      await free(4);
      expect(await offers()).toEqual([1]);
      expect(await offers()).toEqual([]);
      await free(3);
      expect(await offers()).toEqual([12]);
    });

    it('is offered to people who register together once each has a place, and to nobody behind them before that', async () => {
      const [order] = await db().select({ oid: orders.oid }).from(orders).limit(1);
      const together = { tariffNid: party, oid: order?.oid ?? 0, queuedAt: new Date(0) };
      await db().delete(queueEntries).where(eq(queueEntries.tariffNid, party));
      await db()
        .insert(queueEntries)
        .values([
          { ...together, uid: 1 },
          { ...together, uid: 2 },
          { ...together, uid: 12, oid: null },
        ]);
      await limit(party, { capacity: 5, sold: 4 });
      expect(await offers()).toEqual([]);
      await free(3);
      expect(await offers()).toEqual([1, 2]);
      await free(2);
      expect(await offers()).toEqual([12]);
    });

    it('is unavailable to newcomers while somebody waits', async () => {
      await waiting();
      await free(4);
      expect(await availability(server.client(), party)).toBe(0);
      await offers();
      expect(await availability(server.client(), party)).toBe(0);
      await free(2);
      expect(await availability(server.client(), party)).toBe(1);
    });

    it('can be ordered by the person with the offer, who then leaves the waiting list', async () => {
      await waiting();
      await free(4);
      await offers();
      const { result } = await price([party]);
      expect(result.items).toMatchObject([{ nid: party, queue_nid: null }]);
      expect((await place([party], result.total)).status).toBe(200);
      const isWaiting = and(eq(queueEntries.uid, 1), eq(queueEntries.tariffNid, party));
      expect(await db().$count(queueEntries, isWaiting)).toBe(0);
      expect(await db().$count(reservations, and(eq(reservations.ref, party), eq(reservations.uid, 1)))).toBe(
        0,
      );
      const isAns = and(eq(registrations.tariffNid, party), eq(registrations.uid, 1));
      expect(await db().$count(registrations, isAns)).toBe(1);
    });

    it('goes to the next person after two days, and the first one leaves the waiting list', async () => {
      await waiting();
      await free(4);
      await offers();
      server.clock.advance({ seconds: 48 * hour - 1 });
      expect(await offers()).toEqual([]);
      server.clock.advance({ seconds: 1 });
      expect(await offers()).toEqual([12]);
      const isParty = eq(queueEntries.tariffNid, party);
      expect(await db().select().from(queueEntries).where(isParty)).toMatchObject([{ uid: 12 }]);
    });

    it('stays an offer when it leaves the cart', async () => {
      await waiting();
      await free(4);
      await offers();
      await an.ask('accept_waiting_list_offer', { club: arabesk, uid: 1, tariff: party });
      await price([party]);
      await price([]);
      const isAns = and(eq(reservations.ref, party), eq(reservations.uid, 1));
      expect(await db().select().from(reservations).where(isAns)).toMatchObject([{ kind: 'offer' }]);
    });

    it('becomes an offer again when its holder logs out, and the other holds of the account end', async () => {
      const leaving = await server.loggedIn('ouder@example.org');
      const now = server.clock.now();
      const [before, later] = [-1, quarter].map((count) => new Date(now.getTime() + count * 1000));
      const hold = { kind: 'place', clubNid: arabesk, uid: 1, heldBy: 1, ref: party, heldAt: now } as const;
      const running = { ...hold, expiresAt: later ?? now };
      await db()
        .insert(queueEntries)
        .values([
          ...[1, 2, 12].map((uid) => ({ uid, tariffNid: party, queuedAt: now })),
          { uid: 12, tariffNid: stage, queuedAt: now },
        ]);
      await db()
        .insert(reservations)
        .values([
          running,
          { ...running, ref: stage },
          { ...running, uid: 2, expiresAt: before ?? now },
          { ...running, kind: 'seat' },
          { ...running, uid: 12, heldBy: 12 },
        ]);
      await leaving.ask('logout', {});
      const rows = await db().select().from(reservations).orderBy(reservations.id);
      expect(rows.map(({ kind, expiresAt }) => [kind, expiresAt])).toEqual([
        ['offer', later],
        ['place', now],
        ['place', before],
        ['seat', now],
        ['place', later],
      ]);
    });

    it('is offered to nobody once the club has closed the tariff', async () => {
      await waiting();
      await limit(party, { sold: 4, blockedMessage: 'Afgelast.' });
      expect(await offers()).toEqual([]);
    });

    it('is announced by a mail that names the person', async () => {
      await waiting();
      await free(3);
      const portalOrigin = 'https://portaal.example.org';
      await offerFreePlaces({ db: db(), clock: server.clock, portalOrigin }, [party]);
      await server.settled();
      const mails = JSON.stringify(await readMails(server.mailFolder));
      expect(mails).toContain('Er is een plaats vrij: Danscaf');
      expect(mails).toContain('https://portaal.example.org/arabesk/uitnodigingen');
      const names = await db()
        .select({ fname: users.fname })
        .from(users)
        .where(inArray(users.uid, [1, 12]));
      expect(names).toHaveLength(2);
      for (const { fname } of names) expect(mails).toContain(`voor ${fname} in Danscaf`);
    });
  });

  describe('that ended long ago', () => {
    it('is removed a week after its end, and not before', async () => {
      await price([stage]);
      const old = (seconds: number) => new Date(server.clock.now().getTime() + seconds * 1000);
      await sweepHolds(db(), old(quarter + 7 * 24 * hour - 1));
      expect(await places()).toHaveLength(1);
      await sweepHolds(db(), old(quarter + 7 * 24 * hour));
      expect(await places()).toEqual([]);
    });

    it('expires the invitation that nobody answered', async () => {
      const [invite] = await db()
        .insert(coupleInvites)
        .values({
          ...{ tariffNid: 1151, inviterUid: 12, fname: 'Bram', lname: 'Maes', mail: 'bram@example.org' },
          state: 'open',
          invitedAt: server.clock.now(),
        })
        .returning();
      const state = async () => {
        const isIt = eq(coupleInvites.cciid, invite?.cciid ?? 0);
        return (await db().select().from(coupleInvites).where(isIt))[0]?.state;
      };
      const later = (seconds: number) => new Date(server.clock.now().getTime() + seconds * 1000);
      await sweepHolds(db(), later(7 * 24 * hour - 1));
      expect(await state()).toBe('open');
      await sweepHolds(db(), later(7 * 24 * hour));
      expect(await state()).toBe('expired');
    });
  });
});
