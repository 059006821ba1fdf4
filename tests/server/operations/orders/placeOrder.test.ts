import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt } from 'drizzle-orm';
import pLimit from 'p-limit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import {
  clubMembers,
  courseSessions,
  courses,
  orders,
  outgoingMails,
  queueEntries,
  registrations,
  reservations,
  tariffs,
  users,
} from '#server/db/schema.ts';
import { isWhole } from '#tests/support/sampled.ts';
import { untilAnswered } from '../../support/answers/untilAnswered.ts';
import { fullCart, rehearsal } from '../../support/orders/fullCart.ts';
import { restoreSales } from '../../support/orders/restoreSales.ts';
import { adultTariff, arabesk, newKey, order, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** Excludes the orders of the demo data: one is at another club, and one is paid. */
const atArabesk = and(eq(orders.clubNid, arabesk), eq(orders.payment, 'unpaid'));
const request = { club: arabesk, uid: 1, tariffs: [adultTariff], total: 225 };

/** Several times as many requests as run at the same time. */
const repeats = isWhole ? 500 : 75;

describe('place_order', () => {
  let server: TestServer;
  let parent: TestClient;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    restore = await restoreSales(server.database.db);
  });
  beforeEach(() => saveAnswers(parent));
  afterEach(() => restore());
  afterAll(() => server.stop());

  const key = () => ({ headers: { 'idempotency-key': randomUUID() } });

  it.each(['', 'abc', '123', "'; drop table orders"])('needs a UUID as its key, not %j', async (given) => {
    const headers = given ? { 'idempotency-key': given } : {};
    expect((await parent.call('place_order', request, { headers })).status).toBe(400);
    expect(await server.database.db.$count(orders, atArabesk)).toBe(0);
  });

  it('answers with the same order for the same key and body', async () => {
    const once = key();
    const first = await parent.ask('place_order', request, once);
    expect(await parent.ask('place_order', request, once)).toEqual(first);
    expect(await server.database.db.$count(orders, atArabesk)).toBe(1);
  });

  it(`row 40: gives one order to ${repeats} requests with the same key`, async () => {
    const once = key();
    // All at once would time out on a busy machine, and ask again for ever.
    const atOnce = pLimit(25);
    const answers = await Promise.all(
      Array.from({ length: repeats }, () =>
        atOnce(() => untilAnswered(() => parent.call('place_order', request, once))),
      ),
    );
    const placed = answers.filter(({ status }) => status === 200).map(({ body }) => JSON.stringify(body));
    expect(new Set(placed).size).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await server.database.db.$count(orders, atArabesk)).toBe(1);
  });

  it('refuses the same key with another body', async () => {
    const once = key();
    await parent.ask('place_order', request, once);
    const other = { ...request, tariffs: [1111], total: 195 };
    expect(await parent.call('place_order', other, once)).toMatchObject({
      status: 422,
      body: { code: 'idempotency-mismatch' },
    });
  });

  it('accepts the same key from two people', async () => {
    const once = key();
    await parent.ask('place_order', request, once);
    const other = await server.loggedIn('federatie@example.org');
    await saveAnswers(other, 12);
    const { result } = await other.ask('place_order', { ...request, uid: 12 }, once);
    expect(result.oids).not.toEqual([]);
    expect(await server.database.db.$count(orders, atArabesk)).toBe(2);
  });

  it('does not store the key of a refused request, so that the request can be sent again', async () => {
    const once = key();
    const { db } = server.database;
    await db.update(tariffs).set({ blockedMessage: 'Even dicht' }).where(eq(tariffs.nid, adultTariff));
    expect((await parent.call('place_order', request, once)).status).toBe(409);
    await db.update(tariffs).set({ blockedMessage: null }).where(eq(tariffs.nid, adultTariff));
    expect((await parent.call('place_order', request, once)).status).toBe(200);
  });

  it('refuses a changed price, and answers with the new one', async () => {
    const { db } = server.database;
    await db.update(tariffs).set({ priceCents: 23_050 }).where(eq(tariffs.nid, adultTariff));
    expect(await parent.call('place_order', request, newKey())).toMatchObject({
      status: 409,
      body: { code: 'price-changed', total: 230.5 },
    });
    expect(await db.$count(orders, atArabesk)).toBe(0);
    await parent.ask('place_order', { ...request, total: 230.5 }, newKey());
  });

  it('orders nothing when one of the choices is not allowed', async () => {
    const { db } = server.database;
    const before = await db.$count(registrations);
    const refused = await parent.call('place_order', { ...request, tariffs: [adultTariff, 1011] }, newKey());
    expect(refused).toMatchObject({ status: 409, body: { code: 'not-available' } });
    expect(await db.$count(orders, atArabesk)).toBe(0);
    expect(await db.$count(registrations)).toBe(before);
    expect(await db.select().from(tariffs).where(eq(tariffs.nid, adultTariff))).toMatchObject([{ sold: 6 }]);
  });

  it('is not refused for an ended hold, or a blocked member, that the order is not about', async () => {
    const { db } = server.database;
    const at = server.clock.now();
    const ended = { clubNid: arabesk, heldBy: 1, heldAt: at, expiresAt: at, ref: adultTariff, uid: 1 };
    await db.insert(reservations).values([
      { ...ended, kind: 'offer' },
      { ...ended, kind: 'place', ref: 1111 },
      { ...ended, kind: 'place', uid: 2 },
      { ...ended, kind: 'place', uid: 3, heldBy: 12 },
    ]);
    const isBlocked = { role: 'member', isBlocked: true } as const;
    await db
      .insert(clubMembers)
      .values([
        { clubNid: arabesk, uid: 2, ...isBlocked },
        { clubNid: 4, uid: 1, ...isBlocked },
      ])
      .onConflictDoUpdate({ target: [clubMembers.clubNid, clubMembers.uid], set: isBlocked });
    expect((await parent.call('place_order', request, newKey())).status).toBe(200);
  });

  it('asks again before it puts somebody on a waiting list who was shown a place', async () => {
    const { db } = server.database;
    await db.update(tariffs).set({ sold: 18 }).where(eq(tariffs.nid, adultTariff));
    expect(await parent.call('place_order', request, newKey())).toMatchObject({
      status: 409,
      body: { code: 'price-changed', total: 0 },
    });
    const { result } = await parent.ask('place_order', { ...request, total: 0 }, newKey());
    const waiting = await db.select().from(queueEntries).where(eq(queueEntries.tariffNid, adultTariff));
    expect(waiting).toMatchObject([{ uid: 1, tariffNid: adultTariff, places: 1, oid: result.oids[0] }]);
    const confirmation = await parent.ask('get_order', { oids: String(result.oids[0]) });
    expect(confirmation.result[0]?.registrations).toMatchObject([{ status: 'queued' }]);
  });

  it('refuses a full tariff without a waiting list', async () => {
    const { db } = server.database;
    await db
      .update(tariffs)
      .set({ sold: 18, isWaitingListDisabled: true })
      .where(eq(tariffs.nid, adultTariff));
    expect(await parent.call('place_order', request, newKey())).toMatchObject({
      status: 409,
      body: { code: 'not-available', errors: ['Hedendaags voor volwassenen (Heel seizoen) is volzet.'] },
    });
  });

  it('queues no mail for somebody without an address', async () => {
    const { db } = server.database;
    await server.settled();
    const mail = 'ouder@example.org';
    await db.update(users).set({ mail: null }).where(eq(users.uid, 1));
    const before = await db.$count(outgoingMails);
    expect((await parent.call('place_order', request, newKey())).status).toBe(200);
    expect(await db.$count(outgoingMails)).toBe(before);
    await db.update(users).set({ mail }).where(eq(users.uid, 1));
  });

  it('requires the answers of the ordered courses only', async () => {
    // Jazz for adults has no required questions, so it can be ordered with the existing answers.
    await parent.ask('place_order', { ...request, tariffs: [1111], total: 195 }, newKey());
    const child = { ...request, uid: 3, tariffs: [1021], total: 185 };
    expect(await parent.call('place_order', child, newKey())).toMatchObject({
      status: 409,
      body: { code: 'answers-missing' },
    });
  });

  it('confirms with the first lesson after the order when the course has already begun', async () => {
    const noor = { ...request, uid: 2, tariffs: [1071], total: 195 };
    await saveAnswers(parent, 2, noor.tariffs);
    const { result } = await parent.ask('place_order', noor, newKey());
    const { result: course } = await parent.ask('get_course', {
      club: arabesk,
      course: 'hedendaags-tieners',
    });
    const ordered = server.clock.now().getTime() / 1000;
    const next = course.sessions.find(({ start }) => start >= ordered)?.start;
    expect(course.startDate).toBeLessThan(ordered);
    const confirmation = await parent.ask('get_order', { oids: String(result.oids[0]) });
    expect(confirmation.result[0]?.registrations).toMatchObject([{ firstSession: next }]);
    server.clock.advance({ days: 60 });
    expect(await parent.ask('get_order', { oids: String(result.oids[0]) })).toEqual(confirmation);
    server.clock.reset();
  });

  it('is due by the first lesson of a course that is still to begin, and after the whole term where it has begun', async () => {
    const { db } = server.database;
    await saveAnswers(parent, 2, [1071]);
    const begun = { ...request, uid: 2, tariffs: [1071], total: 195 };
    const later = await order(parent);
    const { result } = await parent.ask('place_order', begun, newKey());
    const daysOf = async (oid: number) =>
      (await db.select().from(orders).where(eq(orders.oid, oid))).map(({ startsOn }) => startsOn);
    const [course] = await db
      .select({ startsAt: courses.firstStartsAt })
      .from(tariffs)
      .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
      .where(eq(tariffs.nid, adultTariff));
    const first = course?.startsAt ?? server.clock.now();
    expect(first.getTime()).toBeGreaterThan(server.clock.now().getTime());
    expect(await daysOf(later)).toEqual([isoDayOf(unixSecondsOf(first))]);
    expect(await daysOf(result.oids[0] ?? 0)).toEqual([null]);
  });

  it('is due by the chosen lesson of a trial, whatever begins before it', async () => {
    const { db } = server.database;
    const trial = { type: 'trial', priceCents: 800, discountedPriceCents: null } as const;
    await db.update(tariffs).set(trial).where(eq(tariffs.nid, 1111));
    const isToCome = and(eq(courseSessions.courseNid, 111), gt(courseSessions.startsAt, server.clock.now()));
    await db.update(courseSessions).set({ guestCapacity: null }).where(isToCome);
    const lessons = await db
      .select()
      .from(courseSessions)
      .where(isToCome)
      .orderBy(asc(courseSessions.startsAt));
    const chosen = lessons.at(-1);
    const cart = { ...request, tariffs: [1111], trials: [chosen?.nid ?? 0], total: 8 };
    const { result } = await parent.ask('place_order', cart, newKey());
    const [placed] = await db
      .select()
      .from(orders)
      .where(eq(orders.oid, result.oids[0] ?? 0));
    expect(placed?.startsOn).toBe(isoDayOf(unixSecondsOf(chosen?.startsAt ?? server.clock.now())));
  });

  it('confirms a trial lesson with the day that was chosen, and each line with its place and teacher', async () => {
    const { db } = server.database;
    const cart = await fullCart(parent, db);
    const [first, chosen] = await db
      .select()
      .from(courseSessions)
      .where(and(eq(courseSessions.courseNid, 111), gt(courseSessions.startsAt, server.clock.now())))
      .orderBy(courseSessions.startsAt);
    const trials = [chosen?.nid ?? 0];
    const { result } = await parent.ask('place_order', { ...cart, trials }, newKey());
    const [placed] = (await parent.ask('get_order', { oids: String(result.oids[0]) })).result;
    const start = unixSecondsOf(chosen?.startsAt ?? server.clock.now());
    expect(start).toBeGreaterThan(unixSecondsOf(first?.startsAt ?? server.clock.now()));
    expect(placed?.registrations.find(({ course }) => course.nid === 111)).toMatchObject({
      firstSession: start,
    });
    const itemOf = (nid: number) => placed?.items.find(({ course }) => course === nid)?.attendance;
    expect(itemOf(111)).toMatchObject({ start, place: 'Coupure Links 112, zaal Bausch, 9000 Gent' });
    expect(itemOf(111)?.teachers).toHaveLength(1);
    expect(itemOf(131)).toMatchObject({ place: 'Theater Tinnenpot, Tinnenpotstraat 21, 9000 Gent' });
    expect(placed?.items.find(({ type }) => type === 'product')).not.toHaveProperty('attendance');
  });

  it.each([0, -1, -98, -100])('reuses a registration with the status %i', async (status) => {
    const { db } = server.database;
    const isOld = and(eq(registrations.uid, 1), eq(registrations.tariffNid, adultTariff));
    await db.update(registrations).set({ status }).where(isOld);
    const { result } = await parent.ask('place_order', request, newKey());
    expect(await db.select().from(registrations).where(isOld)).toMatchObject([
      { status: 1, oid: result.oids[0] },
    ]);
  });

  it('sells tickets to somebody who already has one', async () => {
    const { db } = server.database;
    await db.update(tariffs).set({ capacity: null }).where(eq(tariffs.nid, rehearsal.tariff));
    const tickets = { ...request, tariffs: [rehearsal.tariff], total: rehearsal.price };
    await parent.ask('place_order', tickets, newKey());
    await parent.ask('place_order', tickets, newKey());
    expect((await parent.ask('validate_auth', {})).user?.hasTickets).toBe(true);
  });

  it('makes the person who is registered a member of the club', async () => {
    const { db } = server.database;
    const jonas = await server.loggedIn('tiener@example.org');
    // Jonas gets a guardian, because a minor without one cannot order.
    await db.update(users).set({ parentUid: 9 }).where(eq(users.uid, 5));
    expect(Object.keys((await jonas.ask('get_clubs_for_user', {})).result)).toEqual(['3']);
    await saveAnswers(jonas, 5, [1251]);
    await jonas.ask('place_order', { ...request, uid: 5, tariffs: [1251], total: 5 }, newKey());
    expect(Object.keys((await jonas.ask('get_clubs_for_user', {})).result)).toEqual(['1', '3']);
    await db.update(users).set({ parentUid: null }).where(eq(users.uid, 5));
  });

  it('can be read for several orders at once with `get_order`', async () => {
    const first = await order(parent);
    const second = await order(parent, 1, [1111]);
    const { result } = await parent.ask('get_order', { oids: `${second},${first}` });
    expect(result.map(({ oid, total }) => [oid, total])).toEqual([
      [first, 225],
      [second, 195],
    ]);
  });
});
