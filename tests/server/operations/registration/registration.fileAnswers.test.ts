import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answers, questionFiles, submissionAnswers, submissions } from '#server/db/schema.ts';
import { sweepFiles } from '#server/services/files/sweepFiles.ts';
import { formParts, multipartBody } from '../../support/files/multipart.ts';
import { pdfFile } from '../../support/files/sampleFiles.ts';
import {
  arabesk,
  completeAnswers,
  formVersionOf,
  healthConsents,
  newKey,
} from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** Ballet voor volwassenen, gevorderden, which asks for an attest (question 1034) and a photo (1035). */
const tariff = 1101;

describe('a file as an answer', () => {
  let server: TestServer;
  let parent: TestClient;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await startTestServer({
      log: { level: 'warn', stream: { write: (line) => lines.push(line) } },
    });
    parent = await server.loggedIn('ouder@example.org');
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    const { db } = server.database;
    lines.length = 0;
    server.clock.reset();
    for (const table of [submissionAnswers, answers, submissions, questionFiles]) await db.delete(table);
  });

  const upload = async (uid: number, { by = parent, text = 'attest' } = {}): Promise<string> => {
    const target = { type: 'answer', qid: 1034, nid: 110, uid, submission: 'keer-1' };
    const response = await server.app.inject({
      method: 'POST',
      url: '/api?q=save_question_files',
      ...multipartBody(formParts(target, pdfFile(text))),
      cookies: { auth: by.cookie?.replace('auth=', '') ?? '' },
    });
    return response.json().file;
  };
  const save = async (uid: number, files: Record<string, string>) => {
    const request = {
      club: arabesk,
      tariffs: [tariff],
      formVersion: await formVersionOf(parent, uid, [tariff]),
      privacyAccepted: true,
      registrations: [{ uid, qids: { ...completeAnswers, ...healthConsents, ...files } }],
    };
    return parent.call('save_combined_course_registration_form', request, newKey());
  };
  const sweep = () =>
    sweepFiles({ db: server.database.db, fileService: server.fileService }, server.clock.now());
  const isThere = async (path: string) => (await parent.call('open_question_file', { path })).status === 200;

  it('is accepted when it was uploaded for this person and this question', async () => {
    const [first, second] = [await upload(2), await upload(2, { text: 'b' })];
    expect(await save(2, { '1034_110': `${first};${second}` })).toMatchObject({ status: 200 });
    expect(await server.database.db.$count(answers)).toBeGreaterThan(0);
  });

  it('row 30: is refused when it belongs to a stranger, another family member or another question', async () => {
    const own = await upload(2);
    const other = await upload(12, { by: await server.loggedIn('federatie@example.org') });
    const sister = await upload(4);
    for (const files of [
      { '1034_110': other },
      { '1034_110': `${own};${other}` },
      { '1034_110': sister },
      { '1035_110': own },
      { '1034_110': '../../etc/passwd' },
    ])
      expect(await save(2, files)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(lines).toHaveLength(5);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'refused',
      incident: 'a file of somebody else as answer to 1034_110',
    });
    expect(lines.join()).not.toMatch(/answers\/|Peeters|ouder@/);
    expect(await server.database.db.$count(answers)).toBe(0);
  });

  it('stays as long as a form refers to it, also an earlier form', async () => {
    const [sent, replaced, never] = [
      await upload(2),
      await upload(2, { text: 'b' }),
      await upload(2, { text: 'c' }),
    ];
    expect(await save(2, { '1034_110': replaced })).toMatchObject({ status: 200 });
    expect(await save(2, { '1034_110': sent })).toMatchObject({ status: 200 });
    server.clock.advance({ days: 2 });
    await sweep();
    expect([await isThere(sent), await isThere(replaced), await isThere(never)]).toEqual([true, true, false]);
  });

  it('that was swept without a form is refused at its field, with a request to add it again', async () => {
    const file = await upload(2);
    server.clock.advance({ days: 2 });
    await sweep();
    const message = 'Dit bestand is niet meer beschikbaar. Voeg het opnieuw toe.';
    for (const gone of [file, `${await upload(2)};${file}`])
      expect(await save(2, { '1034_110': gone })).toMatchObject({
        status: 422,
        body: { code: 'invalid-answers', problems: [{ uid: 2, key: '1034_110', path: [], message }] },
      });
    expect(lines).toEqual([]);
    expect(await save(2, { '1034_110': await upload(2) })).toMatchObject({ status: 200 });
  });

  it('can be used again on the same day after it was left out', async () => {
    const file = await upload(2);
    expect((await save(2, { '1034_110': file })).status).toBe(200);
    expect((await save(2, { '1034_110': '' })).status).toBe(200);
    expect((await save(2, { '1034_110': file })).status).toBe(200);
  });
});
