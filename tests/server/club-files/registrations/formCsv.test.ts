import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formCsv } from '#server/club-files/registrations/formCsv.ts';
import { questions } from '#server/db/schema.ts';
import { readCsv } from '../../support/files/readCsv.ts';
import { newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const kompas = 3;
const information = 'vraag-om-informatie';
const certificate = 'attest-van-aanwezigheid';

describe('formCsv', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    const { db } = server.database;
    const visitor = server.client();
    const parent = await server.loggedIn('ouder@example.org');
    const asked = { '3101_0': 'Ilse', '3102_0': "D'Haese", '3103_0': 'ilse@example.org' };
    await send(visitor, information, {
      ...{ ...asked, '3104_0': '', '3105_0': 'Een andere cursus' },
      '3106_0': '=cmd|calc\nen meer',
    });
    await db.update(questions).set({ question: 'Waarmee helpen we je?' }).where(eq(questions.qid, 3106));
    await send(visitor, information, { ...asked, '3104_0': '', '3105_0': '', '3106_0': 'Nog eens.' });
    const wanted = { '3111_0': 'An', '3112_0': 'Peeters', '3113_0': '1985-11-03' };
    const reason = { '3114_0': 'ouder@example.org', '3115_0': 'Spaans voor beginners', '3116_0': 'De VDAB' };
    await send(parent, certificate, { ...wanted, ...reason }, { uid: 1 });
  });
  afterAll(() => server.stop());

  async function send(by: TestClient, form: string, qids: object, extra: object = {}): Promise<void> {
    const { formVersion } = await by.ask('get_form', { club: kompas, form });
    const request = { club: kompas, form, formVersion, privacyAccepted: true, qids, ...extra };
    expect((await by.call('save_form', request, newKey())).status).toBe(200);
  }
  const rowsOf = async (form: string) => readCsv((await formCsv(server.database.db, kompas, form)) ?? '');

  it('has a row for each submission, with each question as it was worded then', async () => {
    const [first, second, ...others] = await rowsOf(information);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      ...{ 'Verstuurd op': '20/11/2026 10u00', Voor: '', Voornaam: 'Ilse', Naam: "D'Haese" },
      ...{ 'Over welke cursus gaat het?': 'Een andere cursus', 'Waarmee helpen we je?': '' },
    });
    expect(second).toMatchObject({ 'Wat wil je weten?': '', 'Waarmee helpen we je?': 'Nog eens.' });
  });

  it('escapes a text that a spreadsheet would read as a formula', async () => {
    expect((await rowsOf(information))[0]?.['Wat wil je weten?']).toBe("'=cmd|calc\nen meer");
  });

  it('names the member the form was sent in for, and has no column of another form', async () => {
    const rows = await rowsOf(certificate);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ Voor: 'An Peeters', Geboortedatum: '03/11/1985' });
    expect(Object.keys(rows[0] ?? {})).not.toContain('Wat wil je weten?');
  });

  it('has only headings for a form without submissions, and is undefined for a form of another club', async () => {
    const { db } = server.database;
    const survey = await formCsv(db, kompas, 'tevredenheid-vorig-seizoen');
    expect(survey).toBe('\ufeffVerstuurd op;Voor;Hoe tevreden was je?;Wat kan beter?\r\n');
    expect(await formCsv(db, 1, information)).toBeUndefined();
  });
});
