import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isoDayOf } from '#rules/brusselsTime.ts';
import type { CalendarSession } from '#schemas/entities/agenda/calendarSession.ts';
import {
  courseSessions,
  lessonChanges,
  passReservations,
  queueEntries,
  registrations,
  trialSessions,
} from '#server/db/schema.ts';
import { agendaTimes } from '../../support/files/agendaTimes.ts';
import { order, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const year = { from: '2026-09-01', to: '2027-09-30' };

describe('the calendar of a family', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const sessionsOf = async (client: TestClient, request = year) =>
    (await client.ask('get_calendar', request)).result.sessions;
  const of = (sessions: readonly CalendarSession[], uid: number, course: string) =>
    sessions.filter((session) => session.uid === uid && session.course.url === course);
  const add = async (uid: number, tariffNid: number, daysAgo = 60) => {
    const registeredAt = new Date(server.clock.now().getTime() - daysAgo * 86_400_000);
    const [added] = await db()
      .insert(registrations)
      .values({ uid, tariffNid, status: 1, isTicket: false, registeredAt })
      .returning({ id: registrations.id });
    if (!added) throw new Error('The database returned no registration');
    return added.id;
  };

  it('get_calendar has the lessons of each member, in order of time', async () => {
    const sessions = await sessionsOf(parent);
    const jazz = of(sessions, 2, 'jazz-tieners');
    expect(jazz.length).toBeGreaterThan(20);
    expect(jazz[0]).toMatchObject({
      name: 'Noor Peeters',
      kind: 'registration',
      place: 'Coupure Links 112, zaal Fonteyn',
      club: { url: 'arabesk' },
      tickets: 0,
      day: null,
    });
    expect(of(sessions, 3, 'recreatief-lagere-school').length).toBeGreaterThan(20);
    // An is registered for Open training by the exception -99. Her other registration is cancelled (status 0).
    expect(of(sessions, 1, 'open-training').length).toBeGreaterThan(0);
    expect(of(sessions, 1, 'hedendaags-volwassenen')).toEqual([]);
    expect(new Set(sessions.map(({ uid }) => uid))).toEqual(new Set([1, 2, 3]));
    expect(sessions.map(({ start }) => start)).toEqual(
      sessions.map(({ start }) => start).toSorted((a, b) => a - b),
    );
  });

  it('get_calendar leaves out the sessions of a member on a waiting list', async () => {
    expect(
      await db().$count(queueEntries, and(eq(queueEntries.uid, 3), eq(queueEntries.tariffNid, 1041))),
    ).toBe(1);
    expect(of(await sessionsOf(parent), 3, 'hiphop-kids')).toEqual([]);
  });

  it('get_calendar has the sessions reserved by pass, until the reservation is cancelled', async () => {
    const before = of(await sessionsOf(parent), 1, 'jazz-volwassenen');
    expect(before.map(({ kind }) => kind)).toEqual(['pass', 'pass']);
    const given = eq(passReservations.sessionNid, before[0]?.nid ?? 0);
    await db().update(passReservations).set({ cancelledAt: server.clock.now() }).where(given);
    expect(of(await sessionsOf(parent), 1, 'jazz-volwassenen')).toEqual(before.slice(1));
    await db().update(passReservations).set({ cancelledAt: null }).where(given);
  });

  it('get_calendar has only the chosen session of a trial lesson', async () => {
    const [, second] = await db()
      .select()
      .from(courseSessions)
      .where(eq(courseSessions.courseNid, 101))
      .orderBy(asc(courseSessions.startsAt));
    if (!second) throw new Error('The demo data has no lessons of Kleuterdans');
    const registrationId = await add(4, 1012);
    expect(of(await sessionsOf(parent), 4, 'kleuterdans')).toEqual([]);
    await db().insert(trialSessions).values({ registrationId, sessionNid: second.nid });
    expect(of(await sessionsOf(parent), 4, 'kleuterdans')).toMatchObject([
      { nid: second.nid, kind: 'trial' },
    ]);
  });

  it('get_calendar numbers the days of an activity of several days', async () => {
    await add(3, 1211);
    const camp = of(await sessionsOf(parent), 3, 'danskamp-krokus');
    expect(camp.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5].map((number) => ({ number, of: 5 })));
    expect(of(await sessionsOf(parent), 2, 'jazz-tieners')[0]?.day).toBeNull();
  });

  it('get_calendar has a show once, with the number of tickets', async () => {
    const zoe = await server.loggedIn('docent@example.org');
    expect(of(await sessionsOf(zoe), 9, 'lentevoorstelling')).toMatchObject([{ kind: 'ticket', tickets: 4 }]);
  });

  it('get_calendar leaves out sessions that ended before the registration', async () => {
    await add(1, 1111, -40);
    const jazz = of(await sessionsOf(parent), 1, 'jazz-volwassenen');
    const joined = server.clock.now().getTime() / 1000 + 40 * 86_400;
    expect(jazz.filter(({ kind }) => kind === 'registration').every(({ end }) => end >= joined)).toBe(true);
    // The sessions reserved by pass remain, each once.
    expect(jazz.filter(({ start }) => start < joined).map(({ kind }) => kind)).toEqual(['pass', 'pass']);
    expect(new Set(jazz.map(({ nid }) => nid)).size).toBe(jazz.length);
  });

  it('get_calendar has the days of the period in Brussels, including the first and the last day', async () => {
    const [first] = of(await sessionsOf(parent), 2, 'jazz-tieners');
    const day = isoDayOf(first?.start ?? 0);
    const found = await sessionsOf(parent, { from: day, to: day });
    expect(found.map(({ nid }) => nid)).toContain(first?.nid);
    expect(found.every(({ start }) => isoDayOf(start) === day)).toBe(true);
    const [session] = await db()
      .select()
      .from(courseSessions)
      .where(eq(courseSessions.nid, first?.nid ?? 0));
    if (!session) throw new Error('The session is gone');
    // The session lasts from Friday evening to Sunday noon.
    await db()
      .update(courseSessions)
      .set({ startsAt: new Date('2026-12-11T19:00:00+01:00'), endsAt: new Date('2026-12-13T12:00:00+01:00') })
      .where(eq(courseSessions.nid, session.nid));
    const on = async (one: string) =>
      (await sessionsOf(parent, { from: one, to: one })).some(({ nid }) => nid === session.nid);
    expect([
      await on('2026-12-10'),
      await on('2026-12-12'),
      await on('2026-12-13'),
      await on('2026-12-14'),
    ]).toEqual([false, true, true, false]);
    await db().update(courseSessions).set(session).where(eq(courseSessions.nid, session.nid));
  });

  it('get_calendar filters by club, and gives the start of the next session after the period', async () => {
    const { result } = await parent.ask('get_calendar', { from: '2026-11-21', to: '2026-11-23', club: 2 });
    expect(result.sessions).toEqual([]);
    const [next] = of(
      await sessionsOf(parent, { ...year, from: '2026-11-24' }),
      3,
      'recreatief-lagere-school',
    );
    expect(result.next).toBe(next?.start);
    const after = await parent.ask('get_calendar', { from: '2029-01-01', to: '2029-01-02' });
    expect(after.result).toEqual({ sessions: [], next: null });
  });

  it('get_calendar refuses an invalid period, and an unknown or closed club', async () => {
    for (const period of [
      { from: '2026-02-31', to: '2026-03-01' },
      { from: '2026-03-01', to: '2026-02-28' },
      { from: '2026-01-01', to: '2027-02-05' },
    ])
      expect(await parent.call('get_calendar', period)).toMatchObject({ status: 400 });
    expect((await parent.call('get_calendar', { from: '2026-01-01', to: '2027-02-04' })).status).toBe(200);
    expect((await parent.call('get_calendar', { ...year, to: '2026-10-01', club: 99 })).status).toBe(404);
    const zoe = await server.loggedIn('docent@example.org');
    expect((await zoe.call('get_calendar', { ...year, to: '2026-10-01', club: 4 })).status).toBe(403);
    expect((await server.client().call('get_calendar', { ...year, to: '2026-10-01' })).status).toBe(401);
  });

  const download = (client: TestClient, which: { club?: number; members?: string } = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/api?q=download_calendar',
      headers: { cookie: client.cookie ?? '' },
      payload: { from: '2026-11-01', to: '2027-10-31', ...which },
    });

  it('download_calendar gives a file with the filtered sessions', async () => {
    const { statusCode, headers, body } = await download(parent, { members: '2,3', club: 1 });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toContain('filename="kalender-2026-11-01.ics"');
    expect(headers['cache-control']).toBe('no-store');
    const wanted = (await parent.ask('get_calendar', { from: '2026-11-01', to: '2027-10-31', club: 1 }))
      .result;
    const theirs = wanted.sessions.filter(({ uid }) => uid === 2 || uid === 3);
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(theirs.length);
    expect(body).toContain('SUMMARY:Jazz 12-15 jaar (Noor)');
    expect(body).not.toContain('(An)');
    expect(body).not.toContain('Recreatief');
    expect(agendaTimes(body, 'DTSTART')).toEqual(theirs.map(({ start }) => start));
    expect(agendaTimes(body, 'DTEND')).toEqual(theirs.map(({ end }) => end));
  });

  it('download_calendar uses the same UIDs as the file of an order', async () => {
    await saveAnswers(parent);
    const oid = await order(parent, 1, [1121]);
    const ofOrder = await server.app.inject({
      method: 'POST',
      url: '/api?q=download_order_calendar',
      headers: { cookie: parent.cookie ?? '' },
      payload: { oids: String(oid) },
    });
    const uids = (body: string) => [...body.matchAll(/\r\nUID:(\S+)/g)].map(([, uid]) => uid);
    const all = uids((await download(parent)).body);
    expect(uids(ofOrder.body).length).toBeGreaterThan(0);
    expect(all).toEqual(expect.arrayContaining(uids(ofOrder.body)));
    expect(new Set(all).size).toBe(all.length);
  });

  it('download_calendar has the cancelled lessons of the members, the club and the period, and no others', async () => {
    const gone = (uid: number, nid: number, day: string) => ({
      ...{ uid, courseNid: 106, oldNid: nid, oldPlace: 'Gent', oldRevision: 0, madeAt: server.clock.now() },
      ...{ oldStart: new Date(`${day}T18:00:00Z`), oldEnd: new Date(`${day}T19:00:00Z`) },
    });
    const changes = await db()
      .insert(lessonChanges)
      .values([
        gone(2, 900_001, '2026-11-01'),
        gone(2, 900_002, '2027-10-31'),
        gone(2, 900_003, '2026-10-31'),
        gone(2, 900_004, '2027-11-01'),
        gone(14, 900_005, '2026-12-01'),
      ])
      .returning();
    const cancelledIn = async (which?: { club: number }) =>
      (await download(parent, which)).body
        .split('BEGIN:VEVENT')
        .filter((entry) => entry.includes('STATUS:CANCELLED'))
        .map((entry) => Number(/UID:(\d+)-/.exec(entry)?.[1]));
    expect(await cancelledIn()).toEqual([900_001, 900_002]);
    expect(await cancelledIn({ club: 1 })).toEqual([900_001, 900_002]);
    expect(await cancelledIn({ club: 2 })).toEqual([]);
    const ids = changes.map(({ id }) => id);
    await db().delete(lessonChanges).where(inArray(lessonChanges.id, ids));
  });

  it('download_calendar is refused for a member of another family', async () => {
    expect((await download(parent, { members: '12' })).statusCode).toBe(403);
    expect((await download(parent, { members: '2,12' })).statusCode).toBe(403);
    expect((await download(server.client())).statusCode).toBe(401);
  });
});
