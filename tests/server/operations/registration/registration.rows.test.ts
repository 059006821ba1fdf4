import { and, desc, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formCsv } from '#server/club-files/registrations/formCsv.ts';
import { registrationsCsv } from '#server/club-files/registrations/registrationsCsv.ts';
import { answers, questions, submissionAnswers } from '#server/db/schema.ts';
import { demoPassword } from '#server/seed/demo/people/people.ts';
import { readCsv } from '../../support/files/readCsv.ts';
import { arabesk, newKey, order, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const zwaluw = 2;
/** A person without unpaid orders, who may erase everything. */
const teacher = 9;
const dinner = 'spaghetti-avond';
const rows = [
  { voornaam_0: 'Noor', gerecht_0: 'Veggie', allergie_0: '1', welke_0: 'noten' },
  { voornaam_0: 'Jef', gerecht_0: 'Bolognaise', allergie_0: '1', welke_0: '=1+1' },
];
const sent = {
  '2121_0': 'Peeters',
  '2122_0': 'an@example.org',
  '2123_0': rows,
  '2124_0': '3',
  '2125_0': '43',
};
/** The rows as a reader sees them. */
const written =
  '1) Voornaam: Noor, Gerecht: Veggie, Is er een allergie?: Ja, Welke allergie?: noten; ' +
  '2) Voornaam: Jef, Gerecht: Bolognaise, Is er een allergie?: Ja, Welke allergie?: =1+1';

describe('the rows of a group and a computed value', () => {
  let server: TestServer;
  let zoe: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    zoe = await server.loggedIn('docent@example.org');
  });
  afterAll(() => server.stop());
  const db = () => server.database.db;

  async function send(qids: object, extra: object = {}) {
    const { formVersion } = await zoe.ask('get_form', { club: zwaluw, form: dinner });
    const request = { club: zwaluw, form: dinner, formVersion, privacyAccepted: true, qids, ...extra };
    return zoe.call('save_form', request, newKey());
  }

  it('are stored as they were sent, with the value that the server computed', async () => {
    expect(await send(sent, { uid: teacher })).toMatchObject({ status: 200 });
    const kept = await db().select().from(submissionAnswers).orderBy(submissionAnswers.qid);
    const values = Object.fromEntries(kept.map(({ qid, value }) => [`${qid}_0`, value]));
    expect(values).toMatchObject(sent);
  });

  it('are refused at their place: a missing name in the second row, a price that is too low', async () => {
    const wrongRows = await send({ ...sent, '2123_0': [rows[0], { gerecht_0: 'Veggie' }] });
    expect(wrongRows).toMatchObject({
      status: 422,
      body: { problems: [{ key: '2123_0', path: ['1', 'voornaam_0'], message: 'Vul dit veld in' }] },
    });
    const cheap = await send({ ...sent, '2125_0': '14' });
    expect(cheap).toMatchObject({ status: 422, body: { problems: [{ key: '2125_0', path: [] }] } });
    expect(await send({ ...sent, '2123_0': [] })).toMatchObject({ status: 422 });
  });

  it('are one cell of the spreadsheet of a form, where a formula in a row is only text', async () => {
    const [line] = readCsv((await formCsv(db(), zwaluw, dinner)) ?? '');
    expect(line).toMatchObject({
      ...{ Naam: 'Peeters', 'Wie eet er mee?': written, 'Te betalen aan de kassa': '43' },
      'Hoeveel steunkaarten van 5 euro wil je erbij?': '3',
    });
  });

  it('come back as earlier answers of the person, without a diagnostic', async () => {
    const { result } = await zoe.ask('get_form', { club: zwaluw, form: dinner, uid: teacher });
    const asked = result.flatMap(({ fields }) => fields);
    expect(asked.find(({ qid }) => qid === 2123)?.last_answer).toEqual(rows);
  });

  it('are in the export of personal data, whole', async () => {
    const { headers } = { headers: { cookie: zoe.cookie, 'content-type': 'application/json' } };
    const response = await server.app.inject({
      ...{ method: 'POST', url: '/api?q=export_my_data', headers },
      payload: JSON.stringify({ password: demoPassword }),
    });
    expect(response.statusCode, response.body).toBe(200);
    const text = strFromU8(unzipSync(response.rawPayload)['gegevens.json'] ?? new Uint8Array());
    const { submissions: forms, answers: latest } = JSON.parse(text);
    const own = { question: 'Wie eet er mee?', answer: rows };
    expect(latest).toContainEqual(expect.objectContaining(own));
    expect(forms.flatMap(({ answers: given }: { answers: unknown[] }) => given)).toContainEqual(
      expect.objectContaining(own),
    );
  });

  it('are one cell of the spreadsheet of registrations', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    await saveAnswers(parent);
    await order(parent);
    const fields = [{ qid: 'naam', nid: 0, type: 'text', question: 'Naam' }];
    await db()
      .insert(questions)
      .values({
        ...{ qid: 1990, clubNid: arabesk, section: 'Alles', position: 999, type: 'group', fields },
        ...{ question: 'Wie haalt op?', required: false },
      });
    const [latest] = await db()
      .select()
      .from(submissionAnswers)
      .orderBy(desc(submissionAnswers.submissionId));
    const submissionId = latest?.submissionId ?? 0;
    const value = [{ naam_0: 'Opa' }, { naam_0: 'Oma' }];
    const given = { submissionId, qid: 1990, nid: 0, value, wording: 'Wie haalt op?' };
    await db().insert(submissionAnswers).values(given);
    const lines = readCsv(await registrationsCsv(db(), arabesk));
    expect(lines.map((line) => line['Wie haalt op?'])).toContain('1) Naam: Opa; 2) Naam: Oma');
  });

  it('are gone after the person is erased', async () => {
    const ofDinner = and(eq(answers.qid, 2123), eq(answers.uid, teacher));
    expect(await db().select().from(answers).where(ofDinner)).toHaveLength(1);
    expect(await zoe.call('erase_my_data', { uid: teacher, password: demoPassword })).toMatchObject({
      status: 200,
    });
    expect(await db().select().from(answers).where(ofDinner)).toEqual([]);
    expect(JSON.stringify(await db().select().from(submissionAnswers))).not.toContain('noten');
  });
});
