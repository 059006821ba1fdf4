import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationRequest } from '#schemas/operations.ts';
import {
  attendanceSheets,
  attendances,
  clubMembers,
  courseSessions,
  courses,
  courseTeachers,
  registrations,
  users,
} from '#server/db/schema.ts';
import { insertUnpaidOrder } from '#server/seed/demo/selling/insertUnpaidOrder.ts';
import { adultTariff, arabesk } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const noor = 2;
/** A club that Karim doesn't run. */
const dolphin = 4;

describe('messages of managers', () => {
  let server: TestServer;
  let karim: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    karim = await server.loggedIn('beheer@example.org');
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const count = async (asked: Omit<OperationRequest<'count_message_readers'>, 'club'>) =>
    (await karim.ask('count_message_readers', { club: arabesk, ...asked })).result;

  it('for a course, a waiting list, debtors, absentees and teachers find these people', async () => {
    const debt = { uid: noor, clubNid: arabesk, tariffNid: adultTariff, placedDaysAgo: 40 };
    await insertUnpaidOrder({ db: db(), clock: server.clock }, debt);
    const counts: Record<string, number> = {};
    for (const audience of ['courses', 'waiting', 'unpaid', 'absent', 'teachers'] as const)
      counts[audience] = (
        await count({ audience, ...(audience === 'courses' && { courses: '106' }) })
      ).people;
    // The other places of the course were taken outside the portal.
    const { result } = await karim.ask('get_managed_registrations', { club: arabesk, course: 106 });
    const enrolled = new Set(result.filter(({ state }) => state === 'registered').map(({ uid }) => uid));
    expect(counts.courses).toBe(enrolled.size);
    expect(counts.teachers).toBeGreaterThan(0);
    expect(counts.waiting).toBeGreaterThan(0);
    expect(counts.unpaid).toBeGreaterThan(0);
  });

  /** Adds a person with a registration. */
  const addRegistered = async (tariffNid: number, status = 1) => {
    const [person] = await db()
      .insert(users)
      .values({ fname: 'Vreemde', lname: 'Vogel', mail: `${randomUUID()}@example.org`, color: '#000000' })
      .returning();
    const uid = person?.uid ?? 0;
    const registeredAt = server.clock.now();
    await db().insert(registrations).values({ uid, tariffNid, status, isTicket: false, registeredAt });
    return uid;
  };

  it('for everybody find who takes part in a course that goes on, and not who stopped, or is of another club', async () => {
    const now = server.clock.now();
    const ends = (at: Date) => db().update(courses).set({ lastEndsAt: at }).where(eq(courses.nid, 112));
    await ends(now);
    const before = (await count({ audience: 'everybody' })).people;
    await addRegistered(4021);
    await addRegistered(adultTariff, -1);
    expect((await count({ audience: 'everybody' })).people).toBe(before);
    await addRegistered(adultTariff);
    expect((await count({ audience: 'everybody' })).people).toBe(before + 1);
    await ends(new Date(now.getTime() - 1));
    expect((await count({ audience: 'everybody' })).people).toBeLessThanOrEqual(before);
  });

  it('for a course find nobody who stopped, and of the debtors those of that course alone', async () => {
    const ofCourse = async (audience: 'courses' | 'unpaid') =>
      (await count({ audience, courses: '112' })).people;
    const before = [await ofCourse('courses'), await ofCourse('unpaid')];
    await addRegistered(adultTariff, -1);
    const uid = await addRegistered(1061);
    const debt = { uid, clubNid: arabesk, tariffNid: 1061, placedDaysAgo: 40 };
    await insertUnpaidOrder({ db: db(), clock: server.clock }, debt);
    expect([await ofCourse('courses'), await ofCourse('unpaid')]).toEqual(before);
    expect((await count({ audience: 'unpaid', courses: '106' })).people).toBeGreaterThan(0);
  });

  it('for absentees count the absences of 90 days, to the second', async () => {
    const uid = await addRegistered(adultTariff);
    const sessions = await db()
      .select()
      .from(courseSessions)
      .where(and(eq(courseSessions.courseNid, 112), gt(courseSessions.startsAt, server.clock.now())))
      .limit(3);
    const [first] = sessions;
    const saved = { version: 1, savedBy: 9, savedAt: server.clock.now() };
    await db()
      .insert(attendanceSheets)
      .values(sessions.map(({ nid }) => ({ ...saved, sessionNid: nid })));
    await db()
      .insert(attendances)
      .values(sessions.map(({ nid }) => ({ sessionNid: nid, uid, state: 'absent' as const })));
    const absent = async (seconds: number) => {
      const startsAt = new Date(server.clock.now().getTime() - seconds * 1000);
      await db()
        .update(courseSessions)
        .set({ startsAt })
        .where(eq(courseSessions.nid, first?.nid ?? 0));
      return (await count({ audience: 'absent', courses: '112' })).people;
    };
    const before = await absent(90 * 86_400 + 1);
    expect(await absent(90 * 86_400)).toBe(before + 1);
  });

  it('for teachers find those of the club, and with a course those of this course alone', async () => {
    const teachers = async (nids?: string) =>
      (await count({ audience: 'teachers', ...(nids !== undefined && { courses: nids }) })).people;
    const before = [await teachers(), await teachers('106')];
    const [ofDolphin, byRole, elsewhere] = [
      await addRegistered(adultTariff),
      await addRegistered(adultTariff),
      await addRegistered(adultTariff),
    ];
    await db().insert(courseTeachers).values({ courseNid: 402, uid: ofDolphin });
    await db()
      .insert(clubMembers)
      .values([
        { clubNid: arabesk, uid: byRole, role: 'teacher' },
        { clubNid: dolphin, uid: elsewhere, role: 'teacher' },
      ]);
    expect([await teachers(), await teachers('106')]).toEqual([(before[0] ?? 0) + 1, before[1]]);
  });

  it('are not for people whom the club blocked', async () => {
    const before = await count({ audience: 'everybody' });
    await db()
      .update(clubMembers)
      .set({ isBlocked: true })
      .where(and(eq(clubMembers.clubNid, arabesk), eq(clubMembers.uid, noor)));
    expect((await count({ audience: 'everybody' })).people).toBe(before.people - 1);
  });
});
