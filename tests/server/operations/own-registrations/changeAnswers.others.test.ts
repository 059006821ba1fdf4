import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answers,
  courseSessions,
  forms,
  questionFiles,
  registrations,
  submissionAnswers,
  submissions,
} from '#server/db/schema.ts';
import {
  adultTariff,
  arabesk,
  completeAnswers,
  formVersionOf,
  healthConsents,
  newKey,
  order,
} from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const an = 1;
const els = 12;
const course = 112;
/** Tariffs that An does not have. */
const [ballet, jazz, notTaken] = [1091, 1111, 1101];

describe('the answers of a registration between other answers', () => {
  let server: TestServer;
  let parent: TestClient;
  let registration: number;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    const consent = { '1000001012_0': healthConsents['1000001012_0'] };
    const qids = { ...completeAnswers, '1012_0': 'ja', '1013_0': 'Astma', ...consent };
    await parent.ask(
      'save_combined_course_registration_form',
      {
        ...{ club: arabesk, tariffs: [adultTariff], privacyAccepted: true },
        ...{ formVersion: await formVersionOf(parent), registrations: [{ uid: an, qids }] },
      },
      newKey(),
    );
    await order(parent);
    const isTheirs = and(eq(registrations.uid, an), eq(registrations.tariffNid, adultTariff));
    const [row] = await db().select().from(registrations).where(isTheirs);
    registration = row?.id ?? 0;
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const request = () => ({ club: arabesk, uid: an, registration });
  const isOfAn = (qid: number) => and(eq(answers.uid, an), eq(answers.qid, qid));

  it('change_answers changes the forms of the person for what is not over, and no other form or answer', async () => {
    await take(ballet);
    await take(jazz);
    await moveLessons(111, 400);
    const current = await laterForm({ tariffs: [ballet] });
    const [form] = await db().select().from(forms);
    for (const more of [
      { uid: els },
      { clubNid: 2 },
      { formNid: form?.nid },
      { tariffs: [notTaken] },
      { tariffs: [jazz] },
    ])
      await laterForm(more);
    const [mine] = await db().select().from(answers).where(isOfAn(1011));
    if (!mine) throw new Error('An gave no phone number');
    const others = [{ nid: course }, { qid: 1013, nid: course }];
    await db()
      .insert(submissionAnswers)
      .values(others.map((other) => ({ ...mine, ...other })));
    const ofEls = [{ uid: els }, { uid: els, qid: 1013 }];
    await db()
      .insert(answers)
      .values([...others, ...ofEls].map((other) => ({ ...mine, ...other })));
    const before = await everyAnswer();
    const qids = { '1011_0': '+32 499112233', '1012_0': 'nee' };
    const seen = { '1011_0': '+32 471654321', '1012_0': 'ja' };
    await parent.ask('change_answers', { ...request(), qids, seen });
    const after = await everyAnswer();
    const own = ['1011_0', '1012_0', '1013_0', '1000001012_0'];
    expect(
      before
        .filter((row) => !after.includes(row))
        .map(nameOf)
        .sort(),
    ).toEqual(
      [
        ...own.map((key) => `${an} ${key}`),
        ...own.map((key) => `form ${mine.submissionId} ${key}`),
        ...['1011_0', '1013_0'].map((key) => `form ${current} ${key}`),
      ].sort(),
    );
  });
  const nameOf = (row: string) => {
    const { uid, submissionId, qid, nid } = JSON.parse(row);
    return `${uid ?? `form ${submissionId}`} ${qid}_${nid}`;
  };
  const everyAnswer = async () => {
    const rows = [...(await db().select().from(answers)), ...(await db().select().from(submissionAnswers))];
    return rows.map((row) => JSON.stringify(row));
  };
  const take = (tariffNid: number) =>
    db()
      .insert(registrations)
      .values({ uid: an, tariffNid, status: 1, isTicket: false, role: '', registeredAt: server.clock.now() });
  /** Sends a form in after that of the registration, with answers to the same questions. */
  const laterForm = async (more: Partial<typeof submissions.$inferInsert>) => {
    const form = { clubNid: arabesk, uid: an, tariffs: [adultTariff], privacyAcceptedAt: new Date(0) };
    const [sent] = await db()
      .insert(submissions)
      .values({ ...form, ...more })
      .returning();
    const submissionId = sent?.id ?? 0;
    const sentAnswers = [1011, 1013].map((qid) => ({
      submissionId,
      qid,
      nid: 0,
      value: 'Vroeger',
      wording: '',
    }));
    await db().insert(submissionAnswers).values(sentAnswers);
    return submissionId;
  };
  const moveLessons = (courseNid: number, daysAgo: number) => {
    const { startsAt, endsAt } = courseSessions;
    const ago = sql`${daysAgo} * interval '1 day'`;
    return db()
      .update(courseSessions)
      .set({ startsAt: sql`${startsAt} - ${ago}`, endsAt: sql`${endsAt} - ${ago}` })
      .where(eq(courseSessions.courseNid, courseNid));
  };

  it('get_answers names the files of an answer, and none of another person, club or answer', async () => {
    const file = { clubNid: arabesk, uid: an, qid: 1021, nid: 0, submission: '', name: 'attest.pdf' };
    const stored = { mediaType: 'application/pdf', bytes: 1, storedAt: server.clock.now() };
    const files = [{ path: 'a' }, { path: 'b', uid: els }, { path: 'c', clubNid: 2 }, { path: 'd' }];
    await db()
      .insert(questionFiles)
      .values(files.map((one) => ({ ...file, ...stored, digest: one.path, ...one })));
    await db()
      .update(answers)
      .set({ value: ['/a', '/b', '/c'] })
      .where(isOfAn(1021));
    const { sections } = (await parent.ask('get_answers', request())).result;
    const shown = sections.flatMap((section) => section.answers).find(({ key }) => key === '1021_0');
    expect(shown?.files).toMatchObject([{ name: 'attest.pdf' }]);
  });
});
