import { and, asc, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoiceStanding } from '#rules/invoiceStanding.ts';
import { centsOf } from '#rules/money.ts';
import { todayOf } from '#server/clock.ts';
import {
  attendanceSheets,
  attendances,
  courseSessions,
  courses,
  orders,
  registrations,
  tariffs,
} from '#server/db/schema.ts';
import { insertUnpaidOrder } from '#server/seed/demo/selling/insertUnpaidOrder.ts';
import { invoiceAccount } from '#server/services/payments/invoiceAccount.ts';
import { loadAccounts } from '#server/services/payments/loadAccounts.ts';
import { arabesk } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

describe('get_club_numbers', () => {
  let server: TestServer;
  let manager: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    manager = await server.loggedIn('beheer@example.org');
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const ask = async () => (await manager.ask('get_club_numbers', { club: arabesk })).result;

  it('counts places as the list of courses does', async () => {
    const { courses: counted } = await ask();
    const { result } = await manager.ask('get_managed_courses', { club: arabesk });
    expect(result.length).toBeGreaterThan(0);
    for (const { nid, title, taken, capacity } of result)
      expect(counted).toContainEqual(expect.objectContaining({ nid, title, taken, capacity, ended: false }));
  });

  it('adds the open money up to that of the invoices, by the day on which each part was due', async () => {
    const [registered] = await db()
      .select({ uid: registrations.uid, tariffNid: registrations.tariffNid })
      .from(registrations)
      .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
      .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
      .where(and(eq(courses.clubNid, arabesk), gt(tariffs.priceCents, 0)))
      .limit(1);
    if (!registered) throw new Error('Nobody is registered');
    for (const placedDaysAgo of [1, 50, 200])
      await insertUnpaidOrder(
        { db: db(), clock: server.clock },
        { ...registered, clubNid: arabesk, placedDaysAgo },
      );
    const { open } = await ask();
    const today = todayOf(server.clock);
    const ofClub = await db().select({ oid: orders.oid }).from(orders).where(eq(orders.clubNid, arabesk));
    const accounts = await loadAccounts(
      db(),
      ofClub.map(({ oid }) => oid),
    );
    const standings = [...accounts.values()].map((account) =>
      invoiceStanding(invoiceAccount(account), today),
    );
    const sumOf = (cents: readonly number[]) => cents.reduce((sum, one) => sum + one, 0);
    const cents = open.map(({ age, amount }) => ({ age, cents: centsOf(amount) }));
    expect(sumOf(cents.map((one) => one.cents))).toBe(sumOf(standings.map(({ openCents }) => openCents)));
    expect(sumOf(cents.filter(({ age }) => age !== 'later').map((one) => one.cents))).toBe(
      sumOf(standings.map(({ overdueCents, reclaimCents }) => overdueCents + reclaimCents)),
    );
    expect(open.filter(({ invoices }) => invoices > 0).map(({ age }) => age)).toEqual(
      expect.arrayContaining(['later', 'to-60', 'older']),
    );
  });

  it('counts who was there in the lessons of the season, and registrations by week', async () => {
    const [session] = await db()
      .select({ nid: courseSessions.nid, course: courses.nid })
      .from(courseSessions)
      .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
      .where(and(eq(courses.clubNid, arabesk), eq(courses.type, 'course')))
      .orderBy(asc(courseSessions.startsAt))
      .limit(1);
    if (!session) throw new Error('There is no session');
    const startsAt = server.clock.now();
    await db()
      .update(courseSessions)
      .set({ startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) })
      .where(eq(courseSessions.nid, session.nid));
    await db().delete(attendanceSheets).where(eq(attendanceSheets.sessionNid, session.nid));
    const before = (await ask()).courses.find(({ nid }) => nid === session.course)?.attendance;
    await db().insert(attendanceSheets).values({ sessionNid: session.nid, version: 1, savedAt: startsAt });
    await db()
      .insert(attendances)
      .values([
        { sessionNid: session.nid, uid: 1, state: 'present' },
        { sessionNid: session.nid, uid: 2, state: 'absent' },
        { sessionNid: session.nid, uid: 3, state: 'excused' },
      ]);
    const [earlier] = await db()
      .insert(courseSessions)
      .values({
        ...{ courseNid: session.course, place: '' },
        ...{ startsAt: new Date('2024-11-04T18:00:00Z'), endsAt: new Date('2024-11-04T19:00:00Z') },
      })
      .returning();
    const lastSeason = earlier?.nid ?? 0;
    await db().insert(attendanceSheets).values({ sessionNid: lastSeason, version: 1, savedAt: startsAt });
    await db().insert(attendances).values({ sessionNid: lastSeason, uid: 1, state: 'present' });
    const { courses: counted, weeks } = await ask();
    expect(counted.find(({ nid }) => nid === session.course)?.attendance).toEqual({
      present: (before?.present ?? 0) + 1,
      noted: (before?.noted ?? 0) + 3,
    });
    const all = (of: typeof weeks) => of.reduce((sum, { now }) => sum + (now ?? 0), 0);
    expect(all(weeks)).toBeGreaterThan(0);
    // A trial is no registration yet.
    const trial = { uid: 3, tariffNid: 1072, status: 1, isTicket: false, registeredAt: startsAt };
    await db().insert(registrations).values(trial);
    expect(all((await ask()).weeks)).toBe(all(weeks));
  });
});
