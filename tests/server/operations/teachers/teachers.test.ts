import { and, asc, desc, eq, gt, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { formatDay } from '#rules/writtenTime.ts';
import {
  clubActions,
  clubMembers,
  courseSessions,
  courseTeachers,
  lessonChanges,
  lessonSubstitutes,
} from '#server/db/schema.ts';
import { nl } from '#server/texts/nl.ts';
import { readCsv } from '../../support/files/readCsv.ts';
import { mailOnceThere } from '../../support/mails/readMails.ts';
import { arabesk } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const jazz = 106;
const jazzForAdults = 111;
const zoe = 9;
const an = 1;
const karim = 10;
const els = 12;

describe('the teachers of a club, for who runs it', () => {
  let server: TestServer;
  let own: TestClient;
  let substitute: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    own = await server.loggedIn('beheer@example.org');
    substitute = await server.loggedIn('ouder@example.org');
    const role = { clubNid: arabesk, uid: an, role: 'teacher' } as const;
    await server.database.db
      .insert(clubMembers)
      .values(role)
      .onConflictDoUpdate({ target: [clubMembers.clubNid, clubMembers.uid], set: { role: 'teacher' } });
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const list = async () => (await own.ask('get_club_teachers', { club: arabesk })).result;
  const lessons = async () => (await own.ask('get_course_lessons', { club: arabesk, course: jazz })).result;
  const firstLesson = async () => (await lessons())[0] ?? expect.fail('No lesson to come');
  const replace = (session: number, holder?: number, replaces?: number) =>
    own.call('set_substitute', {
      ...{ club: arabesk, session },
      ...(holder !== undefined && { holder }),
      ...(replaces !== undefined && { replaces }),
    });
  const give = (course: number, holder: number, teaches: boolean) =>
    own.call('set_course_teacher', { club: arabesk, course, holder, teaches });

  it('get a course and give it back, once, and the list of actions names both', async () => {
    for (const _twice of [1, 2]) expect((await give(jazz, an, true)).status).toBe(200);
    expect((await list()).people.find(({ holder }) => holder === an)?.courses).toEqual([jazz]);
    expect((await substitute.ask('get_teacher_courses', {})).result.map(({ nid }) => nid)).toEqual([jazz]);
    expect((await give(jazz, an, false)).status).toBe(200);
    expect((await list()).people.find(({ holder }) => holder === an)?.courses).toEqual([]);
    const noted = await db().select().from(clubActions).orderBy(asc(clubActions.id));
    expect(noted.slice(-2).map(({ action, details }) => [action, details.what])).toEqual([
      ['give-course', 'Jazz 12-15 jaar · An Peeters'],
      ['take-course', 'Jazz 12-15 jaar · An Peeters'],
    ]);
  });

  it('keep their other courses when one course is taken back', async () => {
    for (const course of [jazz, jazzForAdults]) await give(course, an, true);
    await give(jazz, an, false);
    expect((await list()).people.find(({ holder }) => holder === an)?.courses).toEqual([jazzForAdults]);
  });

  it('can get a course that ended this year or the year before, after those that run', async () => {
    // Each time a new session, because the clock moves by months.
    const endings = async () => {
      const client = await server.loggedIn('beheer@example.org');
      const { courses } = (await client.ask('get_club_teachers', { club: arabesk })).result;
      return courses.map(({ nid, ended }) => [nid, ended]);
    };
    const last = (await lessons()).at(-1)?.end ?? 0;
    expect(await endings()).toContainEqual([jazz, null]);
    server.clock.advance({ seconds: last - server.clock.now().getTime() / 1000 + 60 });
    const courses = await endings();
    expect(courses).toContainEqual([jazz, last]);
    const ended = courses.map(([, end]) => end !== null);
    expect(ended).toEqual(ended.toSorted());
    server.clock.advance({ days: 2 * 366 });
    expect((await endings()).map(([nid]) => nid)).not.toContain(jazz);
  });

  it('are people with a role at the club, and courses of the club', async () => {
    expect((await give(jazz, 12, true)).status).toBe(409);
    expect((await give(402, an, true)).status).toBe(404);
    const [foreign] = await db()
      .select()
      .from(courseSessions)
      .where(eq(courseSessions.courseNid, 402))
      .limit(1);
    expect((await replace(foreign?.nid ?? 0, an)).status).toBe(404);
  });

  it('are no longer listed, and get no course, once the club closed its pages for them', async () => {
    const membership = and(eq(clubMembers.clubNid, arabesk), eq(clubMembers.uid, an));
    await db().update(clubMembers).set({ isBlocked: true }).where(membership);
    expect((await list()).people.map(({ holder }) => holder)).not.toContain(an);
    expect((await give(jazz, an, true)).status).toBe(409);
  });

  it('are replaced only by a person with a role, and only where they teach the course', async () => {
    const { nid } = await firstLesson();
    for (const [holder, replaces, error] of [
      [els, zoe, nl.roles.noRole],
      [an, karim, nl.teaching.notTheirs],
    ] as const)
      expect(await replace(nid, holder, replaces)).toMatchObject({ status: 409, body: { errors: [error] } });
    expect(await db().$count(lessonSubstitutes, eq(lessonSubstitutes.sessionNid, nid))).toBe(0);
  });

  it('are replaced lesson by lesson: each lesson keeps its own substitute and its own names', async () => {
    const [first, second] = await lessons();
    if (!first || !second) return expect.fail('No two lessons to come');
    await db()
      .update(courseSessions)
      .set({ teachers: ['Een gast'] })
      .where(eq(courseSessions.nid, first.nid));
    await replace(first.nid, an);
    await replace(second.nid, an, zoe);
    expect((await lessons()).slice(0, 3).map((one) => one.substitute?.holder)).toEqual([an, an, undefined]);
    await replace(second.nid);
    expect((await lessons())[0]?.substitute?.holder).toBe(an);
    await replace(first.nid);
    expect((await lessons()).slice(0, 2)).toMatchObject([
      { shown: ['Een gast'], substitute: null },
      { shown: second.shown, substitute: null },
    ]);
  });

  it('have a course of their own once in their list, when they also replace somebody else there', async () => {
    const teacher = await server.loggedIn('docent@example.org');
    const { nid } = await firstLesson();
    await replace(nid, zoe);
    const { result } = await teacher.ask('get_teacher_courses', {});
    expect(result.filter((course) => course.nid === jazz)).toHaveLength(1);
  });

  it('are replaced for one lesson: the substitute sees that lesson alone, and families read it', async () => {
    const { nid, shown, start } = await firstLesson();
    expect((await replace(nid, an, zoe)).status).toBe(200);
    expect((await lessons())[0]).toMatchObject({
      substitute: { holder: an, name: 'An Peeters' },
      shown: expect.arrayContaining(['An Peeters']),
    });
    const { result } = await substitute.ask('get_teacher_courses', {});
    expect(result.map((course) => [course.nid, course.sessions.map((one) => one.nid)])).toEqual([
      [jazz, [nid]],
    ]);
    const { result: session } = await substitute.ask('get_teacher_session', { session: nid });
    expect([session.previous, session.next]).toEqual([null, null]);
    expect(session.participants.length).toBeGreaterThan(0);
    const attendance = session.participants.map(({ uid: participant }) => ({
      participant,
      state: 'present' as const,
    }));
    await substitute.ask('save_attendance', { session: nid, version: 0, attendance });
    const other = (await lessons())[1]?.nid ?? 0;
    expect((await substitute.call('get_teacher_session', { session: other })).status).toBe(403);
    const changes = await db().select().from(lessonChanges).where(eq(lessonChanges.oldNid, nid));
    expect(changes.map(({ newTeachers }) => newTeachers?.includes('An Peeters'))).toContain(true);
    const mail = await mailOnceThere(server.mailFolder, {
      to: 'ouder@example.org',
      subject: `Je vervangt op ${formatDay(start)}: Jazz 12-15 jaar`,
    });
    expect(mail.text).toContain(`/docent?les=${nid}`);

    expect((await replace(nid)).status).toBe(200);
    expect((await lessons())[0]).toMatchObject({ shown, substitute: null });
    expect((await substitute.call('get_teacher_session', { session: nid })).status).toBe(403);
    const [action] = await db().select().from(clubActions).orderBy(desc(clubActions.id)).limit(1);
    expect(action?.action).toBe('end-substitute');
  });

  it('see the lesson that they teach for another, as nobody else does, until the club closes its pages for them', async () => {
    const { nid } = await firstLesson();
    await replace(nid, an);
    expect((await substitute.call('get_teacher_session', { session: nid })).status).toBe(200);
    // The list has every lesson of the course.
    expect((await substitute.call('get_teacher_list', { session: nid })).status).toBe(403);
    const stranger = await server.loggedIn('federatie@example.org');
    expect((await stranger.call('get_teacher_session', { session: nid })).status).toBe(403);
    const membership = and(eq(clubMembers.clubNid, arabesk), eq(clubMembers.uid, an));
    await db().update(clubMembers).set({ isBlocked: true }).where(membership);
    expect((await substitute.call('get_teacher_session', { session: nid })).status).toBe(403);
  });

  it('are replaced until the day after the lesson', async () => {
    const { nid, end } = await firstLesson();
    await replace(nid, an);
    const seen = async () => (await substitute.call('get_teacher_session', { session: nid })).status;
    const toEnd = end * 1000 - server.clock.now().getTime();
    server.clock.advance({ seconds: toEnd / 1000 + 60 });
    const before = await seen();
    server.clock.advance({ days: 2 });
    expect([before, await seen(), (await replace(nid)).status]).toEqual([200, 403, 409]);
  });

  it('have hours by the calendar, with the substitute in place of whom they replaced', async () => {
    const period = { club: arabesk, from: '2000-01-01', until: '2099-12-31' };
    const hours = async () => (await own.ask('get_teaching_hours', period)).result;
    const minutesOf = async (uid: number) =>
      (await hours()).find(({ holder }) => holder === uid)?.minutes ?? 0;
    const before = await minutesOf(zoe);
    const isOver = eq(courseSessions.courseNid, jazz);
    const [lesson] = await db()
      .select()
      .from(courseSessions)
      .where(isOver)
      .orderBy(asc(courseSessions.startsAt));
    if (!lesson) return expect.fail('No lesson');
    const minutes = (lesson.endsAt.getTime() - lesson.startsAt.getTime()) / 60_000;
    await db().insert(lessonSubstitutes).values({ sessionNid: lesson.nid, uid: an, replacesUid: zoe });
    const isTeacher = async (mail: string) =>
      (await (await server.loggedIn(mail)).ask('validate_auth', {})).user?.teacher;
    expect([await isTeacher('ouder@example.org'), await isTeacher('tiener@example.org')]).toEqual([
      true,
      false,
    ]);
    expect([await minutesOf(zoe), await minutesOf(an)]).toEqual([before - minutes, minutes]);
    expect((await hours()).find(({ holder }) => holder === an)).toMatchObject({ lessons: 1, substituted: 1 });
    const toCome = and(eq(courseSessions.courseNid, jazz), gt(courseSessions.startsAt, server.clock.now()));
    expect(await db().$count(courseSessions, toCome)).toBeGreaterThan(0);
    await db().delete(courseSessions).where(eq(courseSessions.nid, lesson.nid));
    expect([await minutesOf(zoe), await minutesOf(an)]).toEqual([before - minutes, 0]);
  });

  it('have hours of the lessons until the last day of the period, and of none after it', async () => {
    await db().delete(courseTeachers).where(ne(courseTeachers.courseNid, jazz));
    const [lesson] = await db()
      .select()
      .from(courseSessions)
      .where(eq(courseSessions.courseNid, jazz))
      .orderBy(asc(courseSessions.startsAt));
    const day = isoDayOf((lesson?.startsAt.getTime() ?? 0) / 1000);
    const lessonsUntil = async (until: string) => {
      const period = { club: arabesk, from: '2000-01-01', until };
      const { result } = await own.ask('get_teaching_hours', period);
      return result.find(({ holder }) => holder === zoe)?.lessons ?? 0;
    };
    expect([await lessonsUntil(daysAfter(day, -1)), await lessonsUntil(day)]).toEqual([0, 1]);
  });

  it('keep the hours of before when a course is taken back, and who gets it then has those of after', async () => {
    const period = { club: arabesk, from: '2000-01-01', until: '2099-12-31' };
    const hours = async () => (await own.ask('get_teaching_hours', period)).result;
    const lessonsOf = async (uid: number) =>
      (await hours()).find(({ holder }) => holder === uid)?.lessons ?? 0;
    await db().delete(courseTeachers);
    // The first one of a course has all lessons, also those before the account was linked.
    await give(jazz, zoe, true);
    const before = await lessonsOf(zoe);
    expect(before).toBeGreaterThan(0);
    await give(jazz, zoe, false);
    await give(jazz, an, true);
    expect([await lessonsOf(zoe), await lessonsOf(an)]).toEqual([before, 0]);
    const { end } = await firstLesson();
    server.clock.advance({ seconds: end - server.clock.now().getTime() / 1000 + 60 });
    expect([await lessonsOf(zoe), await lessonsOf(an)]).toEqual([before, 1]);
    await own.call('end_role', { club: arabesk, of: { holder: an } });
    expect([await lessonsOf(zoe), await lessonsOf(an)]).toEqual([before, 1]);
  });

  it('have a row for each lesson in the CSV, and a sum', async () => {
    const lesson = await db()
      .select()
      .from(courseSessions)
      .innerJoin(courseTeachers, eq(courseTeachers.courseNid, courseSessions.courseNid))
      .where(eq(courseTeachers.uid, zoe));
    expect(lesson.length).toBeGreaterThan(0);
    const payload = { club: arabesk, from: '2000-01-01', until: '2099-12-31' };
    const { body } = await server.app.inject({
      ...{ method: 'POST', url: '/api?q=download_teaching_hours', payload },
      cookies: { auth: own.cookie?.replace('auth=', '') ?? '' },
    });
    const rows = readCsv(body).map((row) => Object.values(row));
    const ofZoe = rows.filter(([name]) => name === "Zoë D'Hondt");
    const inMinutes = (text = '') => {
      const [hours = 0, minutes = 0] = text.split(':').map(Number);
      return 60 * hours + minutes;
    };
    const sum = ofZoe.slice(0, -1).reduce((total, row) => total + inMinutes(row.at(-1)), 0);
    expect(ofZoe.at(-1)?.[1]).toBe('Totaal');
    expect(inMinutes(ofZoe.at(-1)?.at(-1))).toBe(sum);
    expect(sum).toBeGreaterThan(0);
  });
});
