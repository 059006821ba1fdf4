import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answers,
  attendances,
  clubMembers,
  courseSessions,
  courseTeachers,
  questions,
  submissions,
} from '#server/db/schema.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const jazz = 106;

describe('the operations of a teacher', () => {
  let server: TestServer;
  let zoe: TestClient;
  let parent: TestClient;
  let lessons: readonly { readonly nid: number }[];
  beforeAll(async () => {
    server = await startTestServer();
    zoe = await server.loggedIn('docent@example.org');
    parent = await server.loggedIn('ouder@example.org');
    lessons = await lessonsOf(jazz);
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const lessonsOf = (course: number) =>
    db()
      .select({ nid: courseSessions.nid })
      .from(courseSessions)
      .where(eq(courseSessions.courseNid, course))
      .orderBy(asc(courseSessions.startsAt));
  const nidOf = (index: number) => lessons[index]?.nid ?? 0;
  const sessionOf = async (session: number) => (await zoe.ask('get_teacher_session', { session })).result;
  const save = (client: TestClient, request: object) => client.call('save_attendance', request);

  it('get_teacher_courses has the courses of the teacher, with the sessions around now and whether attendance is saved', async () => {
    const { result } = await zoe.ask('get_teacher_courses', {});
    expect(result.map(({ url, club }) => [club.url, url])).toEqual([
      ['arabesk', 'ouder-en-kind'],
      ['arabesk', 'jazz-tieners'],
      ['arabesk', 'jazz-volwassenen'],
      ['arabesk', 'kleuterdans'],
    ]);
    const { sessions = [] } = result.find(({ nid }) => nid === jazz) ?? {};
    expect(sessions.map(({ nid }) => nid)).toEqual(lessons.slice(0, 5).map(({ nid }) => nid));
    expect(sessions.map(({ saved }) => saved)).toEqual([true, false, false, false, false]);
    const now = server.clock.now().getTime() / 1000;
    expect(sessions.map(({ start }) => start <= now)).toEqual([true, true, false, false, false]);
  });

  it('get_teacher_courses leaves out a club that has closed its pages for the teacher', async () => {
    const membership = and(eq(clubMembers.uid, 9), eq(clubMembers.clubNid, 1));
    await db().update(clubMembers).set({ isBlocked: true }).where(membership);
    expect((await zoe.ask('get_teacher_courses', {})).result).toEqual([]);
    expect((await zoe.call('get_teacher_session', { session: nidOf(0) })).status).toBe(403);
    await db().update(clubMembers).set({ isBlocked: false }).where(membership);
  });

  it('get_teacher_courses is refused to somebody who is no teacher of a club, federation or course', async () => {
    expect(await parent.call('get_teacher_courses', {})).toMatchObject({
      status: 403,
      body: { code: 'forbidden', errors: ['Deze pagina is alleen voor lesgevers.'] },
    });
    expect((await server.client().call('get_teacher_courses', {})).status).toBe(401);
    await db().insert(courseTeachers).values({ courseNid: 101, uid: 1 });
    expect((await parent.ask('get_teacher_courses', {})).result.map(({ nid }) => nid)).toEqual([101]);
    await db().delete(courseTeachers).where(eq(courseTeachers.uid, 1));
  });

  it('get_teacher_session has the participants with only the details that a teacher may see', async () => {
    const { participants, unreached, ...session } = await sessionOf(nidOf(1));
    expect(unreached).toEqual(['Amélie Van den Bossche', 'Fien Verhaeghe', 'Yasmina Benali']);
    expect(session).toMatchObject({
      course: { url: 'jazz-tieners' },
      previous: { nid: nidOf(0) },
      next: { nid: nidOf(2) },
      version: 0,
      saved: null,
    });
    expect(participants.map(({ name }) => name)).toEqual([
      'Amélie Van den Bossche',
      'Fien Verhaeghe',
      'Noor Peeters',
      'Yasmina Benali',
    ]);
    expect(participants[1]).toEqual({
      uid: 14,
      name: 'Fien Verhaeghe',
      age: 13,
      reported: false,
      trial: false,
      extras: [],
      phone: '',
      parent: { name: 'Leen Verhaeghe', phone: '+32 472334455' },
      other_parents: [],
      answers: [
        { question: 'Moeten we iets weten over je gezondheid?', answer: 'Ja', alert: false, changed: null },
        {
          question: 'Vertel ons er iets meer over',
          answer: 'Allergisch voor noten. Haar EpiPen zit in het voorvak van de danstas.',
          alert: true,
          changed: null,
        },
      ],
      attendance: null,
    });
    expect(participants[3]?.answers).toEqual([
      { question: 'Wie mogen we bellen?', answer: 'Oma Fatima', alert: false, changed: null },
      { question: 'Moeten we iets weten over je gezondheid?', answer: 'Nee', alert: false, changed: null },
    ]);
    expect((await sessionOf(nidOf(0))).previous).toBeNull();
  });

  it('get_teacher_session has the day on which a family changed an answer, and none that is not marked for teachers', async () => {
    const isYasmina = eq(answers.uid, 17);
    const changedAt = new Date('2026-11-19T10:00:00Z');
    const [known] = await db().select().from(answers).where(isYasmina);
    if (!known) throw new Error('The demo data has no such answers');
    await db()
      .insert(answers)
      .values({ ...known, qid: 1020, value: 'Ledeberg' });
    await db()
      .update(answers)
      .set({ changedAt })
      .where(and(isYasmina, eq(answers.qid, 1010)));
    const { participants } = await sessionOf(nidOf(1));
    expect(participants[3]?.answers).toEqual([
      {
        question: 'Wie mogen we bellen?',
        answer: 'Oma Fatima',
        alert: false,
        changed: changedAt.getTime() / 1000,
      },
      { question: 'Moeten we iets weten over je gezondheid?', answer: 'Nee', alert: false, changed: null },
    ]);
    await db().update(answers).set({ changedAt: null }).where(isYasmina);
    await db()
      .delete(answers)
      .where(and(isYasmina, eq(answers.qid, 1020)));
  });

  it('get_teacher_session never has a file, a national number or an answer for another course or club, even when marked', async () => {
    const asked = { uid: 14, wording: 'x', answeredAt: server.clock.now() };
    const [submission] = await db()
      .insert(submissions)
      .values({ clubNid: 1, uid: 14, submittedBy: 13, tariffs: [], privacyAcceptedAt: server.clock.now() })
      .returning();
    const of = { ...asked, submissionId: submission?.id ?? 0 };
    const before = await db().select().from(questions);
    const general = before.find(({ qid }) => qid === 1025);
    if (!general) throw new Error('The club asks for no national number');
    const { id: _, ...row } = general;
    const fields = [{ qid: 'attest', nid: 0, type: 'file', question: 'Attest in een rij' }];
    const ofRows = { qid: 1998, type: 'group', question: 'Wie nog?', defaultKey: null, fields } as const;
    const ofFile = { qid: 1999, type: 'file', question: 'Attest van de dokter', defaultKey: null } as const;
    await db()
      .insert(questions)
      .values([
        { ...row, ...ofFile },
        { ...row, ...ofRows, fields },
      ]);
    await db()
      .insert(answers)
      .values([
        { ...of, qid: ofFile.qid, nid: 0, value: 'answers/y.pdf' },
        { ...of, qid: ofRows.qid, nid: 0, value: [{ attest_0: 'answers/z.pdf' }] },
        { ...of, qid: 1025, nid: 0, value: '93051822361' },
        { ...of, qid: 1031, nid: 103, value: '0' },
        { ...of, qid: 2001, nid: 0, value: 'elders' },
      ]);
    await db().update(questions).set({ isForTeachers: true });
    const { participants } = await sessionOf(nidOf(1));
    const said = JSON.stringify(participants);
    for (const secret of ['93051822361', 'eerste jaar', ofFile.question, 'Attest in een rij', 'elders'])
      expect(said).not.toContain(secret);
    await db()
      .delete(questions)
      .where(inArray(questions.qid, [ofFile.qid, ofRows.qid]));
    for (const { id, isForTeachers } of before)
      await db().update(questions).set({ isForTeachers }).where(eq(questions.id, id));
    await db().delete(submissions).where(eq(submissions.id, of.submissionId));
  });

  it('get_teacher_session has a trial participant, marked as such, at the chosen lesson only', async () => {
    const [first, second] = await lessonsOf(101);
    const { participants } = await sessionOf(first?.nid ?? 0);
    expect(participants.map(({ name, trial }) => [name, trial])).toEqual([
      ["Jean-Luc D'Haese", true],
      ['Tuur Verhaeghe', false],
    ]);
    expect((await sessionOf(second?.nid ?? 0)).participants.map(({ name }) => name)).toEqual([
      'Tuur Verhaeghe',
    ]);
  });

  it('get_teacher_session has participants by pass, and null as the parent of an account holder', async () => {
    const [first] = await lessonsOf(111);
    const { participants } = await sessionOf(first?.nid ?? 0);
    expect(participants.map(({ name, parent: holder }) => [name, holder])).toEqual([
      ['An Peeters', null],
      ['Leen Verhaeghe', null],
      ['Naïma Benali', null],
    ]);
  });

  it('get_teacher_session and save_attendance are refused to everybody else, and a missing session is not found', async () => {
    const [ballet] = await lessonsOf(102);
    for (const [client, session] of [
      [zoe, ballet?.nid],
      [parent, nidOf(0)],
      [await server.loggedIn('beheer@example.org'), nidOf(0)],
    ] as const) {
      const refused = {
        status: 403,
        body: { errors: ['Deze les is van een andere lesgever.'] },
      };
      expect(await client.call('get_teacher_session', { session })).toMatchObject(refused);
      expect(await save(client, { session, version: 0, attendance: [] })).toMatchObject(refused);
    }
    expect((await zoe.call('get_teacher_session', { session: 999_999 })).status).toBe(404);
  });

  it('save_attendance saves the whole list, with the name of the teacher and the time', async () => {
    const session = nidOf(1);
    const lessonBefore = await sessionOf(nidOf(0));
    expect(lessonBefore.participants.some(({ attendance }) => attendance !== null)).toBe(true);
    const first = await zoe.ask('save_attendance', {
      ...{ session, version: 0 },
      attendance: [
        { participant: 2, state: 'present' },
        { participant: 14, state: 'absent' },
      ],
    });
    expect(first.result).toMatchObject({
      version: 1,
      saved: { by: "Zoë D'Hondt", at: Math.floor(server.clock.now().getTime() / 1000) },
    });
    const states = ({ participants }: (typeof first)['result']) =>
      participants.map(({ attendance }) => attendance);
    expect(states(first.result)).toEqual([null, 'absent', 'present', null]);
    const second = await zoe.ask('save_attendance', {
      ...{ session, version: 1 },
      attendance: [{ participant: 17, state: 'excused' }],
    });
    expect(states(second.result)).toEqual([null, null, null, 'excused']);
    expect(await sessionOf(session)).toEqual(second.result);
    expect(await sessionOf(nidOf(0))).toEqual(lessonBefore);
  });

  it('save_attendance refuses an older version with the name of who saved in between, and changes nothing', async () => {
    const session = nidOf(2);
    const of = { session, version: 0 };
    const present = [{ participant: 2, state: 'present' as const }];
    await zoe.ask('save_attendance', { ...of, attendance: present });
    expect(await save(zoe, { ...of, attendance: [{ participant: 2, state: 'absent' }] })).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        errors: [
          expect.stringMatching(
            /^Zoë D'Hondt bewaarde deze aanwezigheden intussen al, op \d\d\/\d\d\/2026 om \d\du\d\d\.$/,
          ),
        ],
      },
    });
    expect(await db().select().from(attendances).where(eq(attendances.sessionNid, session))).toMatchObject([
      { uid: 2, state: 'present' },
    ]);
    // Repeats the first call, as if its answer was lost.
    expect((await zoe.ask('save_attendance', { ...of, attendance: present })).result.version).toBe(1);
  });

  it('save_attendance saves one of two simultaneous lists as a whole, and refuses the other', async () => {
    const session = nidOf(3);
    const lists = (['present', 'absent'] as const).map((state) =>
      save(zoe, {
        ...{ session, version: 0 },
        attendance: [2, 14, 17, 19].map((participant) => ({ participant, state })),
      }),
    );
    const statuses = (await Promise.all(lists)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const kept = await db().select().from(attendances).where(eq(attendances.sessionNid, session));
    expect(kept).toHaveLength(4);
    expect(new Set(kept.map(({ state }) => state)).size).toBe(1);
  });

  it('save_attendance refuses somebody who is no participant, and an unknown version', async () => {
    const session = nidOf(4);
    const strange = [{ participant: 12, state: 'present' }];
    expect(await save(zoe, { session, version: 0, attendance: strange })).toMatchObject({
      status: 409,
      body: { code: 'conflict', errors: [expect.stringMatching(/^De lijst met deelnemers is/)] },
    });
    expect((await save(zoe, { session, version: 7, attendance: [] })).status).toBe(409);
    expect((await sessionOf(session)).saved).toBeNull();
  });
});
