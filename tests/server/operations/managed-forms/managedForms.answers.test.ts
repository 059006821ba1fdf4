import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clubActions, questions, submissionAnswers, submissions } from '#server/db/schema.ts';
import { addCampForm, camp, sendCampForm } from '../../support/answers/campForm.ts';
import { readCsv } from '../../support/files/readCsv.ts';
import { arabesk } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const healthConsent = 1_000_009_108;

describe('the answers to a form for the managers of its club', () => {
  let server: TestServer;
  let manager: TestClient;
  let visitor: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    await addCampForm(server.database.db);
    manager = await server.loggedIn('beheer@example.org');
    visitor = server.client();
    const parent = await server.loggedIn('ouder@example.org');
    for (const [by, answers, uid] of [
      [visitor, { 9101: 'ja', 9102: ['ma', 'di'], 9107: 'Lars slaapt “slecht”' }],
      [parent, { 9101: 'nee', 9102: ['di'], 9108: 'ja', [healthConsent]: '1' }, 2],
      [visitor, { 9101: 'Een nacht', 9103: '1' }],
    ] as const)
      expect(await sendCampForm(by, answers, uid)).toMatchObject({ status: 200 });
    // Noor sent another form too.
    await db()
      .insert(submissions)
      .values({ clubNid: arabesk, formNid: 11, uid: 2, tariffs: [], privacyAcceptedAt: server.clock.now() });
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const list = (more: object = {}) =>
    manager.ask('get_form_answers', { club: arabesk, form: camp.url, ...more });
  const columnOf = async (question: string) =>
    (await list()).columns.find((one) => one.question === question)?.id ?? '';
  const textsOf = async (more: object) => {
    const column = await columnOf('Slaap je mee?');
    const { result, count } = await list(more);
    expect(count).toBe(result.length);
    return result.map(({ cells }) => cells.find((cell) => cell.column === column)?.text);
  };
  const actions = async () => (await db().select().from(clubActions)).map(({ action }) => action);

  it('are listed the newest first, page by page, with labels for values', async () => {
    const first = await list({ limit: 2 });
    expect(first).toMatchObject({ title: camp.title, count: 3 });
    const [newest, second] = first.result;
    expect([newest?.name, second?.name]).toEqual(['', 'Noor Peeters']);
    const rest = await list({ limit: 2, before: second?.id });
    expect(rest).toMatchObject({ count: 3, result: [{ name: '' }] });
    expect(rest.result[0]?.cells.map(({ text }) => text)).toEqual([
      ...['Ja, graag', 'Maandag, Dinsdag', 'Lars slaapt “slecht”', 'Nee'],
    ]);
  });

  it('are not filtered by half a choice', async () => {
    const column = await columnOf('Slaap je mee?');
    for (const half of [{ column }, { option: 'ja' }]) {
      const asked = { club: arabesk, form: camp.url, ...half };
      expect((await manager.call('get_form_answers', asked)).status).toBe(400);
    }
  });

  it.each([
    { search: 'noor', found: ['Nee'] },
    { search: 'LARS slaapt', found: ['Ja, graag'] },
    { search: 'graag', found: ['Ja, graag'] },
    { search: 'dinsdag', found: ['Nee', 'Ja, graag'] },
    { search: 'nacht', found: ['Een nacht'] },
    { search: 'dinsdag lars', found: ['Ja, graag'] },
    { search: 'niemand', found: [] },
  ])('are found by "$search"', async ({ search, found }) => {
    expect(await textsOf({ search })).toEqual(found);
  });

  it('are found page by page, each once', async () => {
    const first = await list({ search: 'dinsdag', limit: 1 });
    expect(first).toMatchObject({ count: 2, result: [{ name: 'Noor Peeters' }] });
    const next = await list({ search: 'dinsdag', limit: 1, before: first.result[0]?.id });
    expect(next).toMatchObject({ count: 2, result: [{ name: '' }] });
  });

  it('have a column for each question alone, and the stars of a rating as its options', async () => {
    const place = { clubNid: arabesk, formNid: camp.nid, section: 'Kamp', required: false };
    await db()
      .insert(questions)
      .values([
        { ...place, position: 9_190, qid: 9_190, type: 'static', question: 'Lees dit eerst.' },
        {
          ...place,
          position: 9_191,
          qid: 9_191,
          type: 'rating',
          question: 'Hoe was het?',
          config: { max: 3 },
        },
      ]);
    const { columns } = await list();
    expect(columns.map(({ question }) => question)).not.toContain('Lees dit eerst.');
    expect(columns.find(({ question }) => question === 'Hoe was het?')?.options).toEqual(
      ['1', '2', '3'].map((stars) => ({ value: stars, label: stars })),
    );
  });

  it('are filtered by an option, also one of several', async () => {
    const days = await columnOf('Welke dagen kom je?');
    expect(await textsOf({ column: days, option: 'ma' })).toEqual(['Ja, graag']);
    expect(await textsOf({ column: days, option: 'di', search: 'noor' })).toEqual(['Nee']);
    expect(await textsOf({ column: days, option: 'wo' })).toEqual([]);
    // The same words in another question, such as one that was removed.
    const noors = (await list({ search: 'noor' })).result[0]?.id ?? 0;
    await db()
      .insert(submissionAnswers)
      .values({ submissionId: noors, qid: 9_990, nid: 0, wording: 'Welke dagen kom je?', value: ['ma'] });
    expect(await textsOf({ column: days, option: 'ma' })).toEqual(['Ja, graag']);
    const unknown = { club: arabesk, form: camp.url, column: 'aaaaaaaaaaaa', option: 'ma' };
    expect(await manager.call('get_form_answers', unknown)).toMatchObject({ status: 404 });
  });

  it('are neither listed, searched nor filtered where they may be about health', async () => {
    const health = await columnOf('Heb je een allergie?');
    const { result, columns } = await list();
    expect(columns.find(({ id }) => id === health)).toMatchObject({ health: true, options: [] });
    expect(result.flatMap(({ cells }) => cells.map(({ column }) => column))).not.toContain(health);
    // Noor answered "Ja, graag" to the question about health alone.
    expect(await textsOf({ search: 'noor graag' })).toEqual([]);
    await db().update(submissionAnswers).set({ value: 'pinda' }).where(eq(submissionAnswers.qid, 9_108));
    expect(await textsOf({ search: 'noor pinda' })).toEqual([]);
    const filter = { club: arabesk, form: camp.url, column: health, option: 'ja' };
    expect(await manager.call('get_form_answers', filter)).toMatchObject({ status: 404 });
    expect(await actions()).toEqual([]);
  });

  it('are opened with what is about health, which is noted, and with the ways to their neighbours', async () => {
    const [newest, noors, oldest] = (await list()).result.map(({ id }) => id);
    const open = async (sent = 0) =>
      (await manager.ask('read_form_answer', { club: arabesk, form: camp.url, sent })).result;
    // An answer to another form is no neighbour.
    await db()
      .insert(submissions)
      .values({ clubNid: arabesk, formNid: 11, tariffs: [], privacyAcceptedAt: server.clock.now() });
    expect(await open(newest)).toMatchObject({ newer: null, older: noors });
    const opened = await open(noors);
    expect(opened).toMatchObject({ name: 'Noor Peeters', by: 'An Peeters', newer: newest, older: oldest });
    expect(opened.answers).toContainEqual({
      ...{ question: 'Heb je een allergie?', text: 'Ja, graag', files: [], asked: 'now', health: true },
    });
    expect(await actions()).toEqual(['read-health']);
    expect(await open(oldest)).toMatchObject({ name: '', by: '', older: null });
    expect(await actions()).toEqual(['read-health']);
    const other = { club: arabesk, form: 'programmaboekje-aanvragen', sent: noors };
    expect(await manager.call('read_form_answer', other)).toMatchObject({ status: 404 });
  });

  it('keep the wording and the options that were asked', async () => {
    await db()
      .update(questions)
      .set({ question: 'Blijf je slapen?', options: [['ja', 'Zeker']] })
      .where(eq(questions.qid, 9_101));
    const { columns } = await list();
    expect(columns.slice(0, 2)).toMatchObject([
      { question: 'Blijf je slapen?', asked: 'now' },
      { question: 'Slaap je mee?', asked: 'reworded' },
    ]);
    expect(await textsOf({})).toEqual(['Een nacht', 'Nee', 'Ja, graag']);
    // "Ja" to the former words is none to the new ones.
    const filteredBy = async (column = 0) =>
      (await list({ column: columns[column]?.id, option: 'ja' })).result.length;
    expect([await filteredBy(0), await filteredBy(1)]).toEqual([0, 1]);
  });

  it.each([
    { health: true, action: 'download-form-health' },
    { health: false, action: 'download-form' },
  ])('are a spreadsheet, with those about health: $health, which is noted', async ({ health, action }) => {
    const { headers, body } = await server.app.inject({
      ...{ method: 'POST', url: '/api?q=download_form_answers' },
      payload: { club: arabesk, form: camp.url, ...(health && { health }) },
      cookies: { auth: manager.cookie?.replace('auth=', '') ?? '' },
    });
    expect(headers['content-disposition']).toContain('filename="antwoorden-zomerkamp.csv"');
    const rows = readCsv(body);
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatchObject({ Voor: 'Noor Peeters', 'Welke dagen kom je?': 'Dinsdag' });
    expect(rows[1]?.['Heb je een allergie?']).toBe(health ? 'Ja, graag' : undefined);
    expect(await actions()).toEqual([action]);
  });

  it('are a spreadsheet of more than one page', async () => {
    const values = {
      clubNid: arabesk,
      formNid: camp.nid,
      tariffs: [],
      privacyAcceptedAt: server.clock.now(),
    };
    await db()
      .insert(submissions)
      .values(Array.from({ length: 600 }, () => values));
    const { body } = await server.app.inject({
      ...{ method: 'POST', url: '/api?q=download_form_answers' },
      payload: { club: arabesk, form: camp.url },
      cookies: { auth: manager.cookie?.replace('auth=', '') ?? '' },
    });
    expect(readCsv(body)).toHaveLength(603);
  });
});
