import { and, eq, inArray, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clubMembers, courses, orderLines, registrations, tariffs, users } from '#server/db/schema.ts';
import { nl } from '#server/texts/nl.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';
import { an, startPeopleServer } from './startPeopleServer.ts';

describe('the lists and numbers of a club', () => {
  let server: TestServer;
  let manager: TestClient;
  let parent: TestClient;
  beforeAll(async () => {
    ({ server, manager, parent } = await startPeopleServer());
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;

  it('lists names and dates for a manager and for the teacher of the course alone', async () => {
    const { result } = await manager.ask('get_course_list', { club: arabesk, course: 112 });
    expect(result.people.map(({ name }) => name)).toContain('An Peeters');
    expect(result.sessions.length).toBeGreaterThan(0);
    const [elsewhere] = await db().select().from(courses).where(ne(courses.clubNid, arabesk));
    const other = { club: arabesk, course: elsewhere?.nid ?? 0 };
    expect(await manager.call('get_course_list', other)).toMatchObject({
      status: 404,
      body: { errors: [nl.refusals.courseNotFound] },
    });
    await db().update(registrations).set({ status: 0 }).where(eq(registrations.uid, an));
    const { result: later } = await manager.ask('get_course_list', { club: arabesk, course: 112 });
    expect(later.people.map(({ name }) => name)).not.toContain('An Peeters');
    const teacher = await server.loggedIn('docent@example.org');
    const [course] = (await teacher.ask('get_teacher_courses', {})).result;
    const session = course?.sessions[0]?.nid ?? 0;
    expect((await teacher.ask('get_teacher_list', { session })).result.title).toBe(course?.title);
    expect((await parent.call('get_teacher_list', { session })).status).toBe(403);
  });

  it('counts who changed group at the new one alone, and as stopped nowhere', async () => {
    const numbers = async () => {
      const { courses } = (await manager.ask('get_season_numbers', { club: arabesk })).result;
      return new Map(courses.map(({ nid, enrolled, stopped }) => [nid, { enrolled, stopped }]));
    };
    const [row] = await db()
      .select()
      .from(registrations)
      .where(and(eq(registrations.uid, an), eq(registrations.tariffNid, 1121)));
    const before = await numbers();
    const move = { club: arabesk, registration: row?.id ?? 0, tariff: 1111, difference: -30 };
    await manager.ask('move_registration', move, newKey());
    const after = await numbers();
    const shift = (nid: number, by: number) => {
      const { enrolled = 0, stopped = 0 } = before.get(nid) ?? {};
      return { enrolled: enrolled + by, stopped };
    };
    expect([after.get(112), after.get(111)]).toEqual([shift(112, -1), shift(111, 1)]);
  });

  it('counts a season per course, with what is paid and open', async () => {
    const { result } = await manager.ask('get_season_numbers', { club: arabesk });
    const course = result.courses.find(({ nid }) => nid === 112);
    expect(course).toMatchObject({ charged: expect.any(Number), stopped: expect.any(Number) });
    expect((course?.paid ?? 0) + (course?.open ?? 0) + (course?.credited ?? 0)).toBe(course?.charged);
    expect(course?.open).toBeGreaterThanOrEqual(225);
    const isOf = inArray(registrations.tariffNid, [1121]);
    const [line] = await db().select().from(orderLines).where(eq(orderLines.courseNid, 112));
    // Nobody pays for a place on a waiting list.
    await db()
      .insert(orderLines)
      .values({ ...(line ?? expect.fail('Nobody ordered it')), position: 90, isQueued: true });
    const { result: again } = await manager.ask('get_season_numbers', { club: arabesk });
    expect(again.courses.find(({ nid }) => nid === 112)).toEqual(course);
    expect(course?.enrolled).toBe(await db().$count(registrations, and(isOf, eq(registrations.status, 1))));
  });

  it('gives the number of a record without an account on paper and on the screen of the teacher', async () => {
    const teacher = await server.loggedIn('docent@example.org');
    const [course] = (await teacher.ask('get_teacher_courses', {})).result;
    const session = course?.sessions[0]?.nid ?? 0;
    const [finn] = await db()
      .insert(users)
      .values({ fname: 'Finn', lname: 'Wouters', phone: '+32 474001122', color: '#000000' })
      .returning();
    const uid = finn?.uid ?? 0;
    await db().insert(clubMembers).values({ clubNid: arabesk, uid, role: 'member' });
    const [tariff] = await db()
      .select()
      .from(tariffs)
      .where(eq(tariffs.courseNid, course?.nid ?? 0));
    await db()
      .insert(registrations)
      .values({ uid, tariffNid: tariff?.nid ?? 0, status: 1, isTicket: false, registeredAt: new Date(0) });
    const { people } = (await teacher.ask('get_teacher_list', { session })).result;
    const { participants } = (await teacher.ask('get_teacher_session', { session })).result;
    const seen = { uid, phone: '+32 474001122' };
    expect([people, participants].map((list) => list.find((one) => one.uid === uid))).toMatchObject([
      seen,
      seen,
    ]);
  });
});
