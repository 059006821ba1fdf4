import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  acceptedTexts,
  answerChanges,
  answers,
  clubActions,
  courseSessions,
  questions,
  registrations,
  sharedChildren,
  submissionAnswers,
  submissions,
  users,
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
const course = 112;
const phone = '+32 499112233';
const told = {
  ...completeAnswers,
  '1012_0': 'ja',
  '1013_0': 'Astma',
  '1000001012_0': healthConsents['1000001012_0'],
};
const isIll = { qid: 1012, equals: 'ja' };
const lives = (equals: string) => ({ qid: 1020, equals });

describe('the answers of a registration', () => {
  let server: TestServer;
  let parent: TestClient;
  let registration: number;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    await send(told);
    await order(parent);
    registration = await registrationOf(an);
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const send = async (qids: object) =>
    parent.ask(
      'save_combined_course_registration_form',
      {
        ...{ club: arabesk, tariffs: [adultTariff], privacyAccepted: true as const },
        ...{ formVersion: await formVersionOf(parent), registrations: [{ uid: an, qids: { ...qids } }] },
      },
      newKey(),
    );
  const registrationOf = async (uid: number) => {
    const isTheirs = and(eq(registrations.uid, uid), eq(registrations.tariffNid, adultTariff));
    const [row] = await db().select().from(registrations).where(isTheirs);
    if (!row) throw new Error('Nobody is registered');
    return row.id;
  };
  const request = (more: object = {}) => ({ club: arabesk, uid: an, registration, ...more });
  const load = async (client = parent) => (await client.ask('get_answers', request())).result;
  const change = (qids: object, seen: object, client = parent) =>
    client.call('change_answers', request({ qids, seen }));
  const answersOf = async () => (await load()).sections.flatMap((section) => section.answers);
  const answerTo = async (key: string) => (await answersOf()).find((one) => one.key === key);
  const storedAt = async (qid: number) =>
    (
      await db()
        .select()
        .from(answers)
        .where(and(eq(answers.uid, an), eq(answers.qid, qid)))
    )[0];
  const asksIn = async () => (await load()).form.flatMap(({ fields }) => fields);

  it('get_answers has what was answered by section, and a form with what may change', async () => {
    const { sections, form } = await load();
    expect(sections.map(({ title }) => title)).toEqual([
      'Wie ben je?',
      'Als er iets gebeurt',
      'Jij en Arabesk',
      'Hedendaags voor volwassenen',
    ]);
    expect(await answerTo('1011_0')).toEqual({
      ...{ key: '1011_0', question: 'Op welk nummer?', answer: '+32 471654321', files: [] },
      ...{ changed: null, change: { may: 'always' } },
    });
    expect(await answerTo('1020_0')).toMatchObject({ answer: 'Ledeberg', change: { may: 'never' } });
    expect(form.flatMap(({ fields }) => fields.map(({ qid }) => qid))).toEqual([
      1010, 1011, 1012, 1013, 1_000_001_012, 1022,
    ]);
    expect(JSON.stringify(sections)).not.toContain('Rijksregister');
  });

  it('get_answers speaks of a child to the parent, in the words of the form', async () => {
    const lars = { uid: 3 };
    await db().update(registrations).set(lars).where(eq(registrations.id, registration));
    await db().update(submissions).set(lars).where(eq(submissions.uid, an));
    await db().update(answers).set(lars).where(eq(answers.uid, an));
    const { sections, form } = (await parent.ask('get_answers', request(lars))).result;
    expect(sections.map(({ title }) => title).slice(0, 3)).toEqual([
      'Over Lars',
      'Als er iets gebeurt',
      'Lars en Arabesk',
    ]);
    const about = 'Moeten we iets weten over de gezondheid van Lars?';
    expect(sections[1]?.answers.find(({ key }) => key === '1012_0')?.question).toBe(about);
    expect(form[0]?.fields.find(({ qid }) => qid === 1012)?.question).toBe(about);
    await db().update(answers).set({ wording: 'Ben je ziek?' }).where(eq(answers.qid, 1012));
    const [, later] = (await parent.ask('get_answers', request(lars))).result.sections;
    expect(later?.answers.find(({ key }) => key === '1012_0')?.question).toBe('Ben je ziek?');
  });

  it('change_answers changes an answer for the family, the managers and the teachers, with its day', async () => {
    expect(await change({ '1011_0': phone }, { '1011_0': '+32 471654321' })).toMatchObject({ status: 200 });
    const changed = Math.floor(server.clock.now().getTime() / 1000);
    const now = await answerTo('1011_0');
    expect(now?.answer).toBe(phone);
    expect(Math.abs((now?.changed ?? 0) - changed)).toBeLessThan(60);

    const manager = await server.loggedIn('beheer@example.org');
    const detail = await manager.ask('read_managed_registration', { club: arabesk, what: { registration } });
    expect(detail.result.changed).toBe(now?.changed);
    expect(detail.result.answers.find(({ question }) => question === 'Op welk nummer?')).toMatchObject({
      ...{ answer: phone, changed: now?.changed },
    });
    const listed = await manager.ask('get_managed_registrations', { club: arabesk, course });
    expect(listed.result.find(({ id }) => id === registration)?.changed).toBe(now?.changed);
    const csv = await server.app.inject({
      ...{ method: 'POST', url: '/api?q=download_registrations', payload: { club: arabesk, course } },
      cookies: { auth: manager.cookie?.replace('auth=', '') ?? '' },
    });
    expect(csv.body).toContain(phone);
    expect(csv.body).toMatch(/\d\d\/\d\d\/\d{4}: Op welk nummer\?/);

    const { result } = await manager.ask('get_club_actions', { club: arabesk });
    expect(result.find(({ action }) => action === 'change-answers')).toMatchObject({
      ...{ by: 'An Peeters', name: 'An Peeters' },
      changes: [{ question: 'Op welk nummer?', before: '+32 471654321' }],
    });
  });

  it('change_answers keeps no earlier answer about health, and removes what is no longer asked', async () => {
    const done = await change({ '1012_0': 'nee' }, { '1012_0': 'ja' });
    expect(done.status).toBe(200);
    expect(await storedAt(1013)).toBeUndefined();
    expect(await db().$count(submissionAnswers, eq(submissionAnswers.qid, 1013))).toBe(0);
    const noted = await db().select().from(answerChanges);
    expect(noted.map(({ qid, before }) => [qid, before])).toEqual([
      [1012, null],
      [1013, null],
      [1_000_001_012, null],
    ]);
    expect(JSON.stringify([noted, await db().select().from(clubActions)])).not.toContain('Astma');
  });

  it('change_answers asks the consent for an answer about health, and keeps its wording', async () => {
    await change({ '1012_0': 'nee' }, { '1012_0': 'ja' });
    const health = eq(acceptedTexts.kind, 'health');
    const before = await db().$count(acceptedTexts, health);
    const refused = await change({ '1012_0': 'ja', '1013_0': 'Noten' }, { '1012_0': 'nee' });
    expect(refused).toMatchObject({ status: 422, body: { problems: [{ key: '1000001012_0' }] } });
    const consent = { '1000001012_0': '1' };
    const given = await change({ '1012_0': 'ja', '1013_0': 'Noten', ...consent }, { '1012_0': 'nee' });
    expect(given.status).toBe(200);
    expect(await answerTo('1013_0')).toMatchObject({ answer: 'Noten' });
    expect(await db().$count(acceptedTexts, health)).toBe(before + 1);
  });

  it('change_answers refuses a wrong answer at its question, by the rules of the form', async () => {
    expect(await change({ '1011_0': '12' }, { '1011_0': '+32 471654321' })).toMatchObject({
      ...{ status: 422, body: { code: 'invalid-answers', problems: [{ uid: an, key: '1011_0' }] } },
    });
    expect(await change({ '1011_0': '' }, { '1011_0': '+32 471654321' })).toMatchObject({ status: 422 });
    expect(await answerTo('1011_0')).toMatchObject({ answer: '+32 471654321', changed: null });
  });

  it('change_answers refuses an answer that may not change, and one whose last day is over', async () => {
    expect(await change({ '1020_0': 'Dampoort' }, { '1020_0': 'Ledeberg' })).toMatchObject({ status: 409 });
    const mark = (changeable: string | null) =>
      db().update(questions).set({ changeable }).where(eq(questions.qid, 1020));
    await mark('2026-11-20');
    expect((await answerTo('1020_0'))?.change).toEqual({ may: 'until', day: '2026-11-20' });
    expect(await change({ '1020_0': 'Dampoort' }, { '1020_0': 'Ledeberg' })).toMatchObject({ status: 200 });
    await mark('2026-11-19');
    expect((await answerTo('1020_0'))?.change).toEqual({ may: 'no-longer', day: '2026-11-19' });
    expect(await change({ '1020_0': 'Drongen' }, { '1020_0': 'Dampoort' })).toMatchObject({ status: 409 });
    expect(await answerTo('1020_0')).toMatchObject({ answer: 'Dampoort' });
  });

  it('change_answers tells the later of two devices that the answer changed, and takes a repeat', async () => {
    const seen = { '1011_0': '+32 471654321' };
    expect(await change({ '1011_0': phone }, seen)).toMatchObject({ status: 200 });
    expect(await change({ '1011_0': '+32 488000000' }, seen)).toMatchObject({
      ...{ status: 409, body: { code: 'conflict', errors: [expect.stringMatching(/wijzigde intussen/)] } },
    });
    expect(await change({ '1011_0': phone }, seen)).toMatchObject({ status: 200 });
    expect(await db().$count(answerChanges)).toBe(1);
    // Another answer has nothing to do with it.
    expect(await change({ '1010_0': 'Oma' }, { '1010_0': 'Joris, mijn man' })).toMatchObject({ status: 200 });
  });

  it('shows and changes the answers by the questions as they were asked, after the club changed its form', async () => {
    const isOf = inArray(questions.qid, [1010, 1022]);
    await db().update(questions).set({ question: 'Noodcontact?', required: true }).where(isOf);
    await db()
      .delete(questions)
      .where(inArray(questions.qid, [1011, 1020, 1021]));
    expect(await answerTo('1010_0')).toMatchObject({ question: 'Wie mogen we bellen?' });
    expect(await answerTo('1021_0')).toMatchObject({ answer: 'Via vrienden of familie, Via school' });
    expect(await asksIn()).toContainEqual(
      expect.objectContaining({ qid: 1011, question: 'Op welk nummer?' }),
    );
    expect(await change({ '1011_0': phone }, { '1011_0': '+32 471654321' })).toMatchObject({ status: 200 });
    expect(await answerTo('1011_0')).toMatchObject({ answer: phone });
  });

  it('lets a phone number change after the answers about health were withdrawn', async () => {
    await parent.ask('withdraw_health_consent', { uid: an });
    expect(await answerTo('1012_0')).toMatchObject({ answer: '' });
    expect(await change({ '1011_0': phone }, { '1011_0': '+32 471654321' })).toMatchObject({ status: 200 });
  });

  it('decides a condition on an answer that stays, in the form with what may change', async () => {
    const depends = (visibleWhen: Record<string, unknown>) =>
      db().update(questions).set({ visibleWhen }).where(eq(questions.qid, 1022));
    const asksPhotos = async () => (await asksIn()).find(({ qid }) => qid === 1022);
    // The snapshot has the old condition, so the form is sent in again.
    await depends({
      all: [
        { qid: 1020, equals: 'Ledeberg' },
        { qid: 1012, equals: 'ja' },
      ],
    });
    await send(told);
    expect((await asksPhotos())?.visible_when).toEqual({ all: [{ qid: 1012, equals: 'ja' }] });
    await depends({ not: { qid: 1020, equals: 'Ledeberg' } });
    const { '1022_0': _, ...without } = told;
    await send(without);
    expect(await asksPhotos()).toBeUndefined();
  });

  it.each<[string, Record<string, unknown>, boolean]>([
    ['any, and one part holds', { any: [lives('Ledeberg'), isIll] }, true],
    ['all, and each part holds', { all: [lives('Ledeberg'), { not: lives('Gent') }] }, true],
    ['all, and one part does not hold', { all: [lives('Gent'), isIll] }, false],
    ['any, and no part holds', { any: [lives('Gent'), lives('Drongen')] }, false],
  ])('decides a condition on answers that stay: %s', async (_, visibleWhen, isAsked) => {
    await db().update(questions).set({ visibleWhen }).where(eq(questions.qid, 1022));
    const { '1022_0': photos, ...without } = told;
    await send(isAsked ? { ...without, '1022_0': photos } : without);
    const asked = (await asksIn()).filter(({ qid }) => qid === 1022);
    expect(asked.map(({ visible_when }) => visible_when)).toEqual(isAsked ? [undefined] : []);
  });

  it('checks a rule between answers at the answer that may change, and keeps the locks of the form', async () => {
    const ofSection = inArray(questions.qid, [1020, 1021, 1022, 1023]);
    const living = { qid: 1020, equals: 'Gent' };
    const sectionChecks = [
      { must: { any: [living, { qid: 1022, filled: true }] }, message: 'Alleen in Gent.', at: [1020] },
      { must: { qid: 1022, filled: true }, message: 'Kies.' },
    ];
    await db().update(questions).set({ sectionChecks }).where(ofSection);
    const isPhotos = eq(questions.qid, 1022);
    await db()
      .update(questions)
      .set({ disabledWhen: { not: living }, readOnlyWhen: { qid: 1012, equals: 'x' } })
      .where(isPhotos);
    await send(told);
    const { form } = await load();
    const section = form.find(({ fields }) => fields.some(({ qid }) => qid === 1022));
    expect(section?.checks).toEqual([sectionChecks[1]]);
    expect(section?.fields).toMatchObject([{ qid: 1022, config: { access: 'disabled' } }]);
    expect(await change({ '1022_0': '' }, { '1022_0': '1' })).toMatchObject({
      ...{ status: 422, body: { problems: [{ key: '1022_0', message: 'Alleen in Gent.' }] } },
    });
  });

  it('is refused for a stopped registration, and changes nothing once the lessons are over', async () => {
    await db().update(registrations).set({ status: -1 }).where(eq(registrations.id, registration));
    const seen = { '1011_0': '+32 471654321' };
    expect(await parent.call('get_answers', request())).toMatchObject({ status: 409 });
    expect(await change({ '1011_0': phone }, seen)).toMatchObject({ status: 409 });
    await db().update(registrations).set({ status: 1 }).where(eq(registrations.id, registration));
    server.clock.advance({ days: 400 });
    const later = await server.loggedIn('ouder@example.org');
    expect((await load(later)).form).toEqual([]);
    expect(await change({ '1011_0': phone }, seen, later)).toMatchObject({ status: 409 });
    server.clock.advance({ days: -400 });
  });

  it('may change nothing once the lessons of its own course are over', async () => {
    const { startsAt, endsAt } = courseSessions;
    const ago = sql`interval '400 days'`;
    await db()
      .update(courseSessions)
      .set({ startsAt: sql`${startsAt} - ${ago}`, endsAt: sql`${endsAt} - ${ago}` })
      .where(eq(courseSessions.courseNid, course));
    expect((await load()).form).toEqual([]);
  });

  it('is not found for a registration of somebody else, or of another club', async () => {
    const other = await registrationOfAnotherPerson();
    for (const more of [{ registration: other }, { club: 2 }])
      for (const name of ['get_answers', 'change_answers'] as const)
        expect(await parent.call(name, request({ qids: {}, seen: {}, ...more }))).toMatchObject({
          status: 404,
        });
  });
  const registrationOfAnotherPerson = async () => {
    const rows = await db().select().from(registrations);
    return rows.find(({ uid, isTicket }) => ![1, 2, 3, 4].includes(uid) && !isTicket)?.id ?? 0;
  };

  it('change_answers leaves an earlier answer alone that is too long for a profile', async () => {
    await db()
      .update(answers)
      .set({ value: 'A'.repeat(1_000) })
      .where(and(eq(answers.uid, an), eq(answers.qid, 1001)));
    expect(await change({ '1011_0': phone }, { '1011_0': '+32 471654321' })).toMatchObject({ status: 200 });
  });

  it('change_answers notes nothing when an answer only gets spaces', async () => {
    const done = await change({ '1010_0': 'Joris, mijn man ' }, { '1010_0': 'Joris, mijn man' });
    expect(done.status).toBe(200);
    expect(await db().$count(clubActions)).toBe(0);
  });

  it('lets both households of a shared child read and change, and nobody else of the second one’s family', async () => {
    const [noor, other] = [2, 10];
    const [row] = await db()
      .select()
      .from(registrations)
      .where(and(eq(registrations.uid, noor), eq(registrations.isTicket, false)));
    const [person] = await db().select().from(users).where(eq(users.uid, other));
    if (!row || !person?.mail) throw new Error('The demo data has no such people');
    const second = await server.loggedIn(person.mail);
    const asking = { club: arabesk, uid: noor, registration: row.id };
    expect(await second.call('get_answers', asking)).toMatchObject({ status: 403 });
    await db()
      .insert(sharedChildren)
      .values({ uid: noor, sharedWith: other, sharedSince: server.clock.now() });
    expect(await second.call('get_answers', asking)).toMatchObject({ status: 200 });
    expect(await parent.call('get_answers', asking)).toMatchObject({ status: 200 });
  });
});
