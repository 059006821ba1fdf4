import { and, asc, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  absences,
  cancelledLessons,
  courseSessions,
  lessonChanges,
  outgoingMails,
  passCards,
  passReservations,
  plannedOffers,
} from '#server/db/schema.ts';
import { mailLessonChanges } from '#server/services/own-registrations/lesson-changes/mailLessonChanges.ts';
import { courseIn, exportedClub, openOffer, publishAs } from '../../support/files/offers.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** Jazz for teenagers, taught by Zoë; Noor takes part. */
const jazz = 106;
/** Karim, who manages the club. */
const karimUid = 10;

describe('one lesson that is cancelled or moved', () => {
  let server: TestServer;
  let karim: TestClient;
  let zoe: TestClient;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    karim = await server.loggedIn('beheer@example.org');
    zoe = await server.loggedIn('docent@example.org');
    parent = await server.loggedIn('ouder@example.org');
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const coming = async (course = jazz) => {
    const isComing = and(
      eq(courseSessions.courseNid, course),
      gt(courseSessions.startsAt, server.clock.now()),
    );
    const [first] = await db()
      .select()
      .from(courseSessions)
      .where(isComing)
      .orderBy(asc(courseSessions.startsAt));
    return first ?? expect.fail('There is no coming lesson');
  };
  const cancel = (client: TestClient, lesson: number, reason = 'De lesgever is ziek') =>
    client.call('change_lesson', { lesson, reason }, newKey());
  const cancelled = async (client: TestClient, lesson: number) =>
    (await client.ask('change_lesson', { lesson, reason: 'De lesgever is ziek' }, newKey())).result;
  const takeBack = (client: TestClient, change: number) =>
    client.call('take_back_lesson', { change }, newKey());
  const round = () => mailLessonChanges({ db: db(), clock: server.clock, portalOrigin: undefined });
  /** A lesson in the list of the managers. */
  const listed = async (lesson: number) =>
    (await karim.ask('get_managed_lessons', { club: arabesk })).result.filter(({ nid }) => nid === lesson);
  /** The cancelled lessons in the list of the teacher. */
  const taughtCancelled = async () =>
    (await zoe.ask('get_teacher_courses', {})).result.flatMap(({ cancelled: those }) => those);
  const calendar = async () =>
    (await parent.ask('get_calendar', { from: '2026-11-01', to: '2026-12-31' })).result.sessions;

  it('keeps a cancelled or moved lesson in the plan of the next season, as it was planned first', async () => {
    const { nid, startsAt } = await coming();
    const before = courseIn((await openOffer(karim)).file, 'jazz-tieners').sessions.find(
      (one) => one.nid === nid,
    );
    const to = { day: '2027-06-28', from: '19:00', until: '20:00' };
    await karim.ask('change_lesson', { lesson: nid, reason: 'De zaal is bezet', to }, newKey());
    expect(startsAt).toBeDefined();
    await cancelled(karim, nid);
    const { teachers: _teachers, ...planned } = before ?? expect.fail('no lesson');
    expect((await openOffer(karim)).changedLessons).toEqual([{ course: jazz, ...planned }]);
  });

  it('is cancelled where a manager of the club teaches a course too', async () => {
    const given = { club: arabesk, course: jazz, holder: karimUid, teaches: true };
    expect((await karim.call('set_course_teacher', given)).status).toBe(200);
    expect((await cancel(karim, (await coming()).nid)).status).toBe(200);
  });

  /** The next lesson of the family of An that Zoë teaches. */
  const theirs = async () => {
    const taught = (await zoe.ask('get_teacher_courses', {})).result.map(({ nid }) => nid);
    const now = server.clock.now().getTime() / 1000;
    const found = (await calendar()).find(({ course, start }) => taught.includes(course.nid) && start > now);
    return found ?? expect.fail('The family has no lesson with Zoë');
  };

  it('names before and counts out after who has no e-mail address', async () => {
    const { nid } = await coming();
    const unreached = ['Amélie Van den Bossche', 'Fien Verhaeghe', 'Yasmina Benali'];
    expect(await listed(nid)).toMatchObject([{ people: 4, unreached }]);
    const { people } = await cancelled(karim, nid);
    const [change] = (await karim.ask('get_lesson_changes', {})).result;
    expect([people, change?.people]).toEqual([1, 1]);
  });

  it('is gone from calendars and attendance, and families get one mail with the reason', async () => {
    const lesson = await theirs();
    const { startsAt, endsAt, ...back } = await coming(111);
    const hour = 3_600_000;
    const past = { startsAt: new Date(startsAt.getTime() - 99 * 24 * hour), endsAt: startsAt };
    // One is long over, and one came back.
    await db()
      .insert(cancelledLessons)
      .values([
        { ...past, nid: 900_001, courseNid: jazz, place: 'Gent', reason: 'Toen' },
        { startsAt, endsAt, nid: back.nid, courseNid: 111, place: 'Gent', reason: 'Toch niet' },
      ]);
    const { people, unreached } =
      (await karim.ask('get_managed_lessons', { club: arabesk })).result.find(
        ({ nid }) => nid === lesson.nid,
      ) ?? expect.fail('The lesson is not in the list');
    const made = await cancelled(zoe, lesson.nid);
    expect(made).toMatchObject({
      by: "Zoë D'Hondt",
      people: people - unreached.length,
      what: expect.stringMatching(/gaat niet door$/),
    });
    expect(people).toBeGreaterThan(0);
    expect((await calendar()).some(({ nid }) => nid === lesson.nid)).toBe(false);
    expect((await zoe.call('get_teacher_session', { session: lesson.nid })).status).toBe(404);
    const { nid, start } = lesson;
    const cancelledNow = { nid, start, people: 0, cancelled: { reason: 'De lesgever is ziek' } };
    expect(await listed(nid)).toMatchObject([cancelledNow]);
    expect(await taughtCancelled()).toMatchObject([{ nid, start, reason: 'De lesgever is ziek' }]);
    await round();
    expect(await db().$count(outgoingMails)).toBe(0);
    server.clock.advance({ seconds: 7200 });
    await round();
    await server.settled();
    const [mail] = (await readMails(server.mailFolder)).filter(
      ({ to }) => to?.[0]?.address === 'ouder@example.org',
    );
    expect(mail?.text).toMatch(/gaat niet door\.?\nReden: De lesgever is ziek/);
    const ics = mail?.attachments.find(({ filename }) => filename === 'agenda.ics');
    const calendarOf = ics?.content ?? '';
    const read = typeof calendarOf === 'string' ? calendarOf : new TextDecoder().decode(calendarOf);
    expect(read).toContain('STATUS:CANCELLED');
    expect(await listed(nid)).toMatchObject([cancelledNow]);
    const late = await takeBack(zoe, made.id);
    expect([late.status, late.body.errors]).toEqual([409, [expect.stringContaining('mails')]]);
    const [action] = (await karim.ask('get_club_actions', { club: arabesk, offset: 0 })).result;
    expect(action).toMatchObject({
      action: 'cancel-lesson',
      by: "Zoë D'Hondt",
      reason: 'De lesgever is ziek',
    });
    server.clock.advance({ days: 40 });
    await round();
    expect(await db().$count(cancelledLessons)).toBe(0);
  });

  it('comes back with its number, its absences and its guests, and nobody is mailed', async () => {
    const before = await exportedClub(server);
    const lesson = await coming();
    const [card] = await db().select().from(passCards).limit(1);
    if (!card) throw new Error('There is no card');
    const now = server.clock.now();
    await db().insert(absences).values({ sessionNid: lesson.nid, uid: 2, reportedAt: now });
    const { id: cardId, uid, credit } = card;
    await db()
      .insert(passReservations)
      .values({ cardId, uid, sessionNid: lesson.nid, turns: 2, reservedAt: now });
    await db().update(courseSessions).set({ guests: 1 }).where(eq(courseSessions.nid, lesson.nid));
    const creditNow = async () =>
      (await db().select().from(passCards).where(eq(passCards.id, cardId)))[0]?.credit;
    const made = await cancelled(karim, lesson.nid);
    expect(await creditNow()).toBe(credit + 2);
    const [change] = (await karim.ask('get_lesson_changes', {})).result;
    expect(change).toEqual(made);
    expect((await zoe.ask('get_lesson_changes', {})).result).toEqual([]);
    expect((await takeBack(zoe, change?.id ?? 0)).status).toBe(403);
    expect(change?.lesson).toBe(lesson.nid);
    expect((await takeBack(karim, change?.id ?? 0)).status).toBe(200);
    expect(await listed(lesson.nid)).toMatchObject([{ cancelled: null }]);
    expect(await taughtCancelled()).toEqual([]);
    expect(await exportedClub(server)).toEqual(before);
    expect(await creditNow()).toBe(credit);
    expect(await db().$count(passReservations, eq(passReservations.sessionNid, lesson.nid))).toBe(1);
    expect(await db().$count(absences, eq(absences.sessionNid, lesson.nid))).toBe(1);
    expect((await coming()).guests).toBe(1);
    expect(await db().$count(lessonChanges)).toBe(0);
  });

  it('moves with its attendance, also past midnight', async () => {
    const lesson = await coming();
    await zoe.ask('save_attendance', { session: lesson.nid, version: 0, attendance: [] });
    const to = { day: '2026-12-03', from: '23:00', until: '00:30' };
    const asked = { lesson: lesson.nid, reason: 'De zaal is bezet', to };
    const moved = await zoe.call('change_lesson', asked, newKey());
    expect(moved.body).toMatchObject({
      result: { what: expect.stringMatching(/verhuist naar donderdag .* om 23u00$/) },
    });
    const { result } = await zoe.ask('get_teacher_session', { session: lesson.nid });
    expect(result).toMatchObject({ start: Date.parse('2026-12-03T22:00:00Z') / 1000, version: 1 });
    expect(result.end - result.start).toBe(5400);
    expect(await cancel(zoe, lesson.nid, ' ')).toMatchObject({ status: 200 });
  });

  it('is refused to other teachers and parents, for a lesson that began, and after another publication', async () => {
    const lesson = await coming();
    const foreign = await coming(112);
    expect((await cancel(parent, lesson.nid)).status).toBe(403);
    await db().delete(plannedOffers);
    const taught = (await zoe.ask('get_teacher_courses', {})).result.map(({ nid }) => nid);
    if (!taught.includes(112)) expect((await cancel(zoe, foreign.nid)).status).toBe(403);
    expect((await cancel(zoe, 2_000_000_000)).status).toBe(404);
    const made = await cancelled(zoe, lesson.nid);
    const offer = await openOffer(karim);
    Object.assign(courseIn(offer.file, 'jazz-tieners'), { title: 'Jazz voor tieners' });
    expect((await publishAs(karim, offer)).status).toBe(200);
    expect((await takeBack(zoe, made.id)).status).toBe(409);
    expect((await zoe.ask('get_lesson_changes', {})).result).toEqual([]);
    server.clock.advance({ days: 40 });
    const [begun] = await db()
      .select()
      .from(courseSessions)
      .where(eq(courseSessions.courseNid, jazz))
      .limit(1);
    expect((await cancel(karim, begun?.nid ?? 0)).status).toBe(409);
  });
});
