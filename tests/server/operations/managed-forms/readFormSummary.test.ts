import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clubActions, questions, submissionAnswers, submissions } from '#server/db/schema.ts';
import { addCampForm, camp, sendCampForm } from '../../support/answers/campForm.ts';
import { arabesk } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const healthConsent = 1_000_009_108;

describe('read_form_summary', () => {
  let server: TestServer;
  let manager: TestClient;
  let visitor: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    await addCampForm(server.database.db);
    manager = await server.loggedIn('beheer@example.org');
    visitor = server.client();
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const send = async (answers: Readonly<Record<number, unknown>>) => {
    expect(await sendCampForm(visitor, answers)).toMatchObject({ status: 200 });
  };
  const read = async (more: object = {}) =>
    (await manager.ask('read_form_summary', { club: arabesk, form: camp.url, ...more })).result;
  const summaryOf = async (question: string, more: object = {}) =>
    (await read(more)).questions.find((one) => one.question === question);
  const countsOf = async (question: string) =>
    (await summaryOf(question))?.bars.map(({ row, total, options }) => [
      row,
      total,
      options.map(({ label, count }) => `${label} ${count}`),
    ]);

  it('has every question without an answer', async () => {
    const summary = await read();
    expect(summary).toMatchObject({ form: camp.title, answers: 0, first: null, last: null });
    expect(summary.questions.map(({ answered }) => answered)).toEqual(summary.questions.map(() => 0));
    expect(await countsOf('Slaap je mee?')).toEqual([['', 0, ['Ja, graag 0', 'Nee 0']]]);
  });

  it('counts each option, and texts of their own together', async () => {
    await send({ 9101: 'ja', 9102: ['ma', 'di'] });
    await send({ 9101: 'nee', 9102: ['di'] });
    await send({ 9101: 'Misschien een nacht', 9102: [] });
    await send({ 9101: '' });
    // The same question in another form is not counted.
    const [elsewhere] = await db()
      .insert(submissions)
      .values({ clubNid: arabesk, formNid: 11, tariffs: [], privacyAcceptedAt: server.clock.now() })
      .returning();
    await db()
      .insert(submissionAnswers)
      .values({
        ...{ submissionId: elsewhere?.id ?? 0, qid: 9_101, nid: 0 },
        ...{ value: 'ja', wording: 'Slaap je mee?' },
      });
    expect(await countsOf('Slaap je mee?')).toEqual([['', 3, ['Ja, graag 1', 'Nee 1', ' 1']]]);
    expect(await countsOf('Welke dagen kom je?')).toEqual([
      ['', 2, ['Maandag 1', 'Dinsdag 2', 'Woensdag 0']],
    ]);
    expect(await countsOf('Mogen we foto’s nemen?')).toEqual([['', 4, ['Ja 0', 'Nee 4']]]);
  });

  it('has the first places and the average place of a ranking, and each row of a matrix', async () => {
    await send({ 9105: ['koken', 'zwemmen'], 9106: { Zwemmen: 'goed', fiets: 'niet' } });
    await send({ 9105: ['koken', 'zwemmen'], 9106: { Zwemmen: 'niet', fiets: 'niet' } });
    await send({ 9105: ['zwemmen', 'koken'] });
    expect((await summaryOf('Wat doe je het liefst?'))?.bars).toMatchObject([
      {
        total: 3,
        options: [
          { label: 'Zwemmen', count: 1, place: '1.7' },
          { label: 'Koken', count: 2, place: '1.3' },
        ],
      },
    ]);
    const kept = [
      ['Zwemmen', 2, ['Goed 1', 'Nog niet 1']],
      ['Fietsen', 2, ['Goed 0', 'Nog niet 2']],
    ];
    expect(await countsOf('Wat kan je al?')).toEqual(kept);
    // A new wording begins at none, and leaves what was counted.
    await db().update(questions).set({ question: 'Wat kan je goed?' }).where(eq(questions.qid, 9_106));
    await send({ 9106: { Zwemmen: 'goed', fiets: 'goed' } });
    expect(await countsOf('Wat kan je al?')).toEqual(kept);
    expect(await countsOf('Wat kan je goed?')).toEqual([
      ['Zwemmen', 1, ['Goed 1', 'Nog niet 0']],
      ['Fietsen', 1, ['Goed 1', 'Nog niet 0']],
    ]);
  });

  it('has the least, the middle and the most of numbers and days', async () => {
    for (const [number, day] of [
      ['0', '2027-07-05'],
      ['1', '2027-07-01'],
      ['2', '2027-07-09'],
      ['12', ''],
    ])
      await send({ 9103: number, 9104: day });
    expect((await summaryOf('Hoeveel broers of zussen komen mee?'))?.spread).toEqual({
      ...{ least: '0', middle: '1.5', most: '12', average: '3.75' },
    });
    expect((await summaryOf('Wanneer kom je aan?'))?.spread).toEqual({
      ...{ least: '2027-07-01', middle: '2027-07-05', most: '2027-07-09', average: null },
    });
  });

  it('shows the latest five texts', async () => {
    for (let time = 1; time <= 6; time += 1) await send({ 9101: 'ja', 9107: `Tekst ${time}` });
    expect(await summaryOf('Wat moeten we weten?')).toMatchObject({
      answered: 6,
      texts: ['Tekst 6', 'Tekst 5', 'Tekst 4', 'Tekst 3', 'Tekst 2'],
    });
  });

  it('keeps the answers to an earlier wording, with its options, and those to a removed question', async () => {
    await send({ 9101: 'ja', 9103: '3' });
    const options: [string, string][] = [['ja', 'Zeker']];
    await db()
      .update(questions)
      .set({ question: 'Blijf je slapen?', options })
      .where(eq(questions.qid, 9_101));
    await db().delete(questions).where(eq(questions.qid, 9_103));
    await send({ 9101: 'ja' });
    expect(await countsOf('Blijf je slapen?')).toEqual([['', 1, ['Zeker 1']]]);
    expect(await summaryOf('Slaap je mee?')).toMatchObject({
      ...{ asked: 'reworded', answered: 1, hidden: false },
      bars: [
        {
          options: [
            { label: 'Ja, graag', count: 1 },
            { label: 'Nee', count: 0 },
          ],
        },
      ],
    });
    const { questions: all } = await read();
    expect(all.slice(0, 2).map(({ question }) => question)).toEqual(['Blijf je slapen?', 'Slaap je mee?']);
    expect(all.at(-1)).toMatchObject({ asked: 'removed', spread: { middle: '3' } });
  });

  it('only counts answers about health, until a manager asks for them, which is noted', async () => {
    await send({ 9108: 'ja', [healthConsent]: '1' });
    expect(await summaryOf('Heb je een allergie?')).toMatchObject({ answered: 1, hidden: true, bars: [] });
    expect(await db().select().from(clubActions)).toEqual([]);
    const shown = await summaryOf('Heb je een allergie?', { health: true });
    expect(shown).toMatchObject({ hidden: false, bars: [{ options: [{ count: 1 }, { count: 0 }] }] });
    expect(await db().select().from(clubActions)).toMatchObject([
      { clubNid: arabesk, byUid: 10, action: 'read-health', details: { what: camp.title } },
    ]);
  });

  it('counts thousands of answers', async () => {
    const sent = await db()
      .insert(submissions)
      .values(
        Array.from({ length: 5_000 }, () => ({
          ...{ clubNid: arabesk, formNid: camp.nid, tariffs: [], privacyAcceptedAt: server.clock.now() },
        })),
      )
      .returning({ id: submissions.id });
    const values = sent.map(({ id }, index) => ({
      ...{ submissionId: id, qid: 9_103, nid: 0, value: String(index % 10) },
      wording: 'Hoeveel broers of zussen komen mee?',
    }));
    await db().insert(submissionAnswers).values(values);
    expect(await summaryOf('Hoeveel broers of zussen komen mee?')).toMatchObject({
      answered: 5_000,
      spread: { least: '0', middle: '4.5', most: '9', average: '4.5' },
    });
  });

  it('refuses a form of another club', async () => {
    const request = { club: arabesk, form: 'vraag-om-informatie' };
    expect(await manager.call('read_form_summary', request)).toMatchObject({ status: 404 });
    expect(await manager.call('read_form_summary', { ...request, club: 3 })).toMatchObject({ status: 403 });
  });
});
