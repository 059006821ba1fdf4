import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registrationsCsv } from '#server/club-files/registrations/registrationsCsv.ts';
import {
  answers,
  clubMembers,
  questionFiles,
  questions,
  submissionAnswers,
  submissions,
} from '#server/db/schema.ts';
import { sweepFiles } from '#server/services/files/sweepFiles.ts';
import { formParts, multipartBody } from '../../support/files/multipart.ts';
import { pdfFile } from '../../support/files/sampleFiles.ts';
import { family, keepFamily, loggedInAs } from '../../support/personal-data/keptFamily.ts';
import {
  adultTariff,
  arabesk,
  completeAnswers,
  formVersionOf,
  newKey,
  order,
} from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const group = '1908_0';
const attest = { qid: 'attest', nid: 0, type: 'file', question: 'Attest' };
const groupOf = (qid: string, fields: object[]) => ({ qid, nid: 0, type: 'group', question: qid, fields });
const fields = [
  { qid: 'fname', nid: 0, type: 'text', question: 'Voornaam' },
  attest,
  { qid: 'photo', nid: 0, type: 'image', question: 'Foto' },
  groupOf('pets', [attest, groupOf('teeth', [attest, groupOf('roots', [attest])])]),
];

/** Where a file of the group belongs. */
interface Target {
  readonly inRow?: string;
  readonly uid?: number;
  readonly text?: string;
  readonly by?: TestClient;
}

describe('a file in a row of a group', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    await server.database.db.insert(questions).values({
      ...{ qid: 1908, clubNid: arabesk, section: 'Alles', position: 1100, type: 'group', fields },
      ...{ question: 'Wie gaat mee?', required: false, isForTeachers: true },
    });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    server.clock.reset();
    const { db } = server.database;
    for (const table of [submissionAnswers, answers, submissions, questionFiles]) await db.delete(table);
  });

  const post = async ({ inRow = 'attest_0', uid = 2, text = 'attest', by = parent }: Target = {}) => {
    const target = { type: 'answer', qid: 1908, nid: 0, inRow, uid, submission: 'keer-1' };
    const response = await server.app.inject({
      method: 'POST',
      url: '/api?q=save_question_files',
      ...multipartBody(formParts(target, { ...pdfFile(text), name: `${text}.pdf` })),
      cookies: { auth: by.cookie?.replace('auth=', '') ?? '' },
    });
    return { status: response.statusCode, file: String(response.json().file) };
  };
  const upload = async (target?: Target) => (await post(target)).file;
  const save = async (rows: unknown, uid = 2, by = parent) => {
    const request = {
      ...{ club: arabesk, tariffs: [adultTariff], privacyAccepted: true },
      formVersion: await formVersionOf(by, uid, [adultTariff]),
      registrations: [{ uid, qids: { ...completeAnswers, [group]: rows } }],
    };
    return by.call('save_combined_course_registration_form', request, newKey());
  };
  const isThere = async (path: string, by = parent) =>
    (await by.call('open_question_file', { path })).status === 200;
  const sweepLater = async () => {
    server.clock.advance({ days: 2 });
    await sweepFiles({ db: server.database.db, fileService: server.fileService }, server.clock.now());
  };

  it('is stored with the group, and accepted in any row', async () => {
    const [first, second] = [await upload(), await upload({ text: 'b' })];
    expect(await server.database.db.select().from(questionFiles)).toMatchObject([
      { path: first, qid: 1908, nid: 0, inRow: 'attest_0' },
      { path: second, qid: 1908, nid: 0, inRow: 'attest_0' },
    ]);
    const rows = [{ attest_0: first }, {}, { attest_0: second }];
    expect(await save(rows)).toMatchObject({ status: 200 });
    expect(await save(rows.toReversed())).toMatchObject({ status: 200 });
  });

  it('belongs to a question up to three groups deep', async () => {
    const deep = await upload({ inRow: 'pets_0/teeth_0/attest_0' });
    expect(await save([{ pets_0: [{ teeth_0: [{ attest_0: deep }] }] }])).toMatchObject({ status: 200 });
    expect((await save([{ pets_0: [{ attest_0: deep }] }])).status).toBe(403);
  });

  it.each([
    'fname_0',
    'pets_0',
    'pets_0/teeth_0/roots_0/attest_0',
    'attest_0/attest_0',
    'attest_7',
    '__proto__',
    'pets_0/__proto__',
    'constructor',
    '/',
    'x'.repeat(500),
  ])('is not found at %s', async (inRow) => {
    expect((await post({ inRow })).status).toBe(404);
  });

  it('is refused without its question, and beside a question outside groups', async () => {
    expect((await post({ inRow: '' })).status).toBe(404);
    expect((await post({ inRow: 'x'.repeat(501) })).status).toBe(400);
    const target = { type: 'answer', qid: 1034, nid: 110, inRow: 'attest_0', uid: 1, submission: 'keer-1' };
    const response = await server.app.inject({
      method: 'POST',
      url: '/api?q=save_question_files',
      ...multipartBody(formParts(target, pdfFile())),
      cookies: { auth: parent.cookie?.replace('auth=', '') ?? '' },
    });
    expect(response.statusCode).toBe(404);
  });

  it('row 48: is refused when it belongs to a stranger, another family member or another question', async () => {
    const own = await upload();
    const other = await upload({ uid: 12, by: await server.loggedIn('federatie@example.org') });
    const sister = await upload({ uid: 4 });
    for (const row of [
      { attest_0: other },
      { attest_0: `${own};${other}` },
      { attest_0: sister },
      { photo_0: own },
      { attest_0: '../../etc/passwd' },
      { pets_0: [{ attest_0: own }] },
      { pets_0: [{ attest_0: '__proto__' }] },
    ])
      expect(await save([{}, row])).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await server.database.db.$count(answers)).toBe(0);
  });

  it('row 48: is refused among 10,000 made-up files', async () => {
    const names = (at: number) => Array.from({ length: 50 }, (_, index) => `a/${at}-${index}.pdf`).join(';');
    const rows = Array.from({ length: 200 }, (_, at) => ({ attest_0: names(at) }));
    expect((await save(rows)).status).toBe(403);
  });

  it('can be opened by the family and an admin of the club, and by nobody else', async () => {
    const file = await upload();
    await save([{ attest_0: file }]);
    expect(await isThere(file)).toBe(true);
    for (const mail of ['tiener@example.org', 'docent@example.org', 'federatie@example.org'])
      expect(await isThere(file, await server.loggedIn(mail))).toBe(false);
    const admin = await server.loggedIn('beheer@example.org');
    const { db } = server.database;
    await db.delete(clubMembers).where(eq(clubMembers.uid, 10));
    await db.insert(clubMembers).values({ clubNid: arabesk, uid: 10, role: 'teacher' });
    expect(await isThere(file, admin)).toBe(false);
    await db.update(clubMembers).set({ role: 'admin' }).where(eq(clubMembers.uid, 10));
    expect(await isThere(file, admin)).toBe(true);
  });

  it('stays as long as a form names it in a row, also an earlier form', async () => {
    const [sent, replaced, deep, never] = [
      await upload(),
      await upload({ text: 'b' }),
      await upload({ inRow: 'pets_0/attest_0' }),
      await upload({ text: 'c' }),
    ];
    expect(await save([{ attest_0: replaced, pets_0: [{ attest_0: deep }] }])).toMatchObject({ status: 200 });
    expect(await save([{ attest_0: sent }])).toMatchObject({ status: 200 });
    await sweepLater();
    const found = await Promise.all([sent, replaced, deep, never].map((path) => isThere(path)));
    expect(found).toEqual([true, true, true, false]);
  });

  it('that was swept without a form is a problem at its place in the row', async () => {
    const file = await upload();
    await sweepLater();
    const message = 'Dit bestand is niet meer beschikbaar. Voeg het opnieuw toe.';
    expect(await save([{}, { attest_0: file }])).toMatchObject({
      status: 422,
      body: { problems: [{ uid: 2, key: group, path: ['1', 'attest_0'], message }] },
    });
  });

  it('counts towards the 50 MB of the account', async () => {
    await upload({ uid: 4 });
    const { db } = server.database;
    await db.update(questionFiles).set({ bytes: 50 * 1024 * 1024 });
    expect((await post({ text: 'b' })).status).toBe(422);
  });

  it('sent again for the same question has the same path; for another question its own', async () => {
    const file = await upload();
    expect(await upload()).toBe(file);
    expect(await upload({ inRow: 'pets_0/attest_0' })).not.toBe(file);
    expect(await server.database.db.$count(questionFiles)).toBe(2);
  });

  it('is in the download of all data of the person, and erased with the person', async () => {
    await keepFamily(server);
    const { teen: uid, password } = family;
    const teen = await loggedInAs(server, uid);
    const file = await upload({ uid, by: teen });
    expect(await save([{ attest_0: file }], uid, teen)).toMatchObject({ status: 200 });
    const response = await server.app.inject({
      method: 'POST',
      url: '/api?q=export_my_data',
      headers: { cookie: teen.cookie ?? '', 'content-type': 'application/json' },
      payload: JSON.stringify({ password }),
    });
    const entries = unzipSync(response.rawPayload);
    expect(Object.keys(entries)).toContain(`bestanden/${uid}/1-attest.pdf`);
    const data = JSON.parse(strFromU8(entries['gegevens.json'] ?? new Uint8Array()));
    expect(data.files).toMatchObject([{ uid, qid: 1908, nid: 0, in_row: 'attest_0', path: file }]);
    await teen.ask('erase_my_data', { uid, password });
    const content = async () => {
      const stored = await server.fileService.storage.read(file);
      return stored && buffer(stored);
    };
    await expect.poll(content).toBeUndefined();
    expect(await server.database.db.$count(questionFiles, eq(questionFiles.uid, uid))).toBe(0);
  });

  it('is in the spreadsheet of the club under its name', async () => {
    const file = await upload({ uid: 1 });
    await save([{ fname_0: 'Noor', attest_0: file }], 1);
    await order(parent, 1, [adultTariff]);
    expect(await registrationsCsv(server.database.db, arabesk)).toContain(
      '1) Voornaam: Noor, Attest: attest.pdf',
    );
    await server.database.db.delete(questions).where(eq(questions.qid, 1908));
  });
});
