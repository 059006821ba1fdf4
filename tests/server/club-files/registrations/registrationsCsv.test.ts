import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registrationsCsv } from '#server/club-files/registrations/registrationsCsv.ts';
import { nationalNumbers, questions, queueEntries, submissionAnswers, users } from '#server/db/schema.ts';
import { formParts, multipartBody } from '../../support/files/multipart.ts';
import { readCsv } from '../../support/files/readCsv.ts';
import { pdfFile } from '../../support/files/sampleFiles.ts';
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

/** Ballet voor volwassenen, gevorderden asks for files. The holiday camp asks for an address and a national number. */
const ballet = 1101;
const camp = 1211;

/** A valid national number of somebody born in this century. */
function nationalNumber(birthdate: string): string {
  const nine = `${birthdate.slice(2).replaceAll('-', '')}001`;
  return `${nine}${String(97 - (Number(`2${nine}`) % 97)).padStart(2, '0')}`;
}

describe('registrationsCsv', () => {
  let server: TestServer;
  let parent: TestClient;
  let rows: Record<string, string>[];
  let text: string;

  const register = async (uid: number, tariff: number, qids: object) => {
    const request = {
      ...{ club: arabesk, tariffs: [tariff], privacyAccepted: true as const },
      formVersion: await formVersionOf(parent, uid, [tariff]),
      registrations: [{ uid, qids: { ...completeAnswers, ...healthConsents, ...qids } }],
    };
    await parent.ask('save_combined_course_registration_form', request, newKey());
    return order(parent, uid, [tariff]);
  };
  const upload = async () => {
    const target = { type: 'answer', qid: 1034, nid: 110, uid: 1, submission: 'keer-1' };
    const response = await server.app.inject({
      method: 'POST',
      url: '/api?q=save_question_files',
      ...multipartBody(formParts(target, pdfFile('attest'))),
      cookies: { auth: parent.cookie?.replace('auth=', '') ?? '' },
    });
    return response.json().file;
  };

  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    const { db } = server.database;
    await register(1, adultTariff, {
      '1006_0': '+32 499000111',
      '1010_0': '=HYPERLINK("http://evil.example")',
      '1033_112': 'Regel 1\nRegel "2"; 3',
    });
    const file = await upload();
    await db
      .update(questions)
      .set({ question: 'Wie bellen we als er iets is?' })
      .where(eq(questions.qid, 1010));
    await register(1, ballet, { '1034_110': file });
    const [lars] = await db.select().from(users).where(eq(users.uid, 3));
    const address = {
      street: 'Veldstraat',
      streetNumber: '12',
      bus: '3',
      postal: '9000',
      city: 'Gent',
      country: 'BE',
      isValidAddress: 1,
      mark: 'overridden',
    };
    await register(3, camp, {
      ...{
        '1001_0': 'Lars',
        '1003_0': lars?.birthdate,
        '1025_0': nationalNumber(lars?.birthdate ?? ''),
        '1036_121': address,
        '1037_121': '@opa',
      },
    });
    text = await registrationsCsv(db, arabesk);
    rows = readCsv(text);
  });
  afterAll(() => server.stop());

  const rowOf = (course: string, fname = 'An') =>
    rows.find((row) => row.Cursus === course && row.Voornaam === fname);

  it('begins with a byte order mark, separates by semicolons and has one row for each registration', () => {
    expect(text.startsWith('\ufeffVoornaam;Achternaam;Geboortedatum;')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(
      rows.filter(({ Cursus }) => Cursus === 'Jazz 12-15 jaar').map(({ Voornaam }) => Voornaam),
    ).toContain('Noor');
  });

  it('names the member, the course, the moment and the state of the order', () => {
    expect(rowOf('Hedendaags voor volwassenen')).toMatchObject({
      ...{
        Voornaam: 'An',
        Achternaam: 'Peeters',
        'E-mailadres': 'ouder@example.org',
        Tarief: 'Heel seizoen',
      },
      ...{
        Status: 'Ingeschreven',
        'Ingeschreven op': '20/11/2026 10u00',
        Bestelling: expect.stringMatching(/^\d+$/),
      },
      Betaling: 'Niet betaald',
    });
    expect(rowOf('Jazz 12-15 jaar', 'Noor')).toMatchObject({
      Accounthouder: 'An Peeters',
      'E-mailadres': 'ouder@example.org',
    });
  });

  it('has each detail of a person once: as the form of the club was told, and otherwise from the profile', () => {
    const [line = ''] = text.slice(1).split('\r\n');
    const headings = line.split(';');
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.filter((one) => /\(\d\)|voornaam|^achternaam|geboortedatum/i.test(one))).toEqual([
      'Voornaam',
      'Achternaam',
      'Geboortedatum',
    ]);
    expect(rowOf('Hedendaags voor volwassenen')?.Telefoon).toBe('+32 499000111');
  });

  it('includes members on the waiting list, with their own status', async () => {
    expect(rowOf('Hiphop kids', 'Lars')).toMatchObject({
      ...{ Tarief: 'Heel seizoen', Status: 'Wachtlijst', Accounthouder: 'An Peeters' },
      'Ingeschreven op': expect.stringMatching(/^\d\d\/\d\d\/2026 \d\du\d\d$/),
    });
    const { db } = server.database;
    await db.update(queueEntries).set({ places: 3 }).where(eq(queueEntries.uid, 3));
    const again = readCsv(await registrationsCsv(db, arabesk));
    expect(again.filter(({ Status }) => Status === 'Wachtlijst, 3 plaatsen')).toHaveLength(1);
    const moments = again.map((row) => row['Ingeschreven op']?.replace(/^(\d+)\/(\d+)\/(\d+)/, '$3 $2 $1'));
    expect(moments).toEqual(moments.toSorted());
  });

  it('has each question as it was worded then, with the labels of the chosen options', () => {
    const [before, after] = [
      rowOf('Hedendaags voor volwassenen'),
      rowOf('Ballet voor volwassenen, gevorderden'),
    ];
    expect(before).toMatchObject({
      Geslacht: 'Vrouw',
      'Hoe leerde je ons kennen?': 'Via vrienden of familie, Via school',
    });
    expect(before?.['Foto’s en filmpjes waar ik op sta, mogen op jullie website']).toBe('Ja');
    expect(before?.['Wie bellen we als er iets is?']).toBe('');
    expect(after).toMatchObject({
      'Wie mogen we bellen?': '',
      'Wie bellen we als er iets is?': 'Joris, mijn man',
    });
    expect(after?.['Ballet voor volwassenen, gevorderden: Medisch attest']).toMatch(/\.pdf$/);
    expect(after?.['Hedendaags voor volwassenen: Waarom kies je voor hedendaagse dans?']).toBe('');
  });

  it('row 18: shows a text that a spreadsheet would run as a formula, and keeps line breaks and quotes', () => {
    const row = rowOf('Hedendaags voor volwassenen');
    expect(row?.['Wie mogen we bellen?']).toBe('=HYPERLINK("http://evil.example")');
    expect(row?.['Hedendaags voor volwassenen: Waarom kies je voor hedendaagse dans?']).toBe(
      'Regel 1\nRegel "2"; 3',
    );
    expect(row?.['Op welk nummer?']).toBe('+32 471654321');
    expect(text).not.toMatch(/[;\n]"?(?:=(?!"")|@|\+)/);
  });

  it('writes an address as readable text, and shows a text that begins with an at sign', () => {
    expect(rowOf('Danskamp in de vakantie', 'Lars')).toMatchObject({
      'Danskamp in de vakantie: Adres van je kind': 'Veldstraat 12 bus 3, 9000 Gent',
      'Danskamp in de vakantie: Wie haalt je kind op?': '@opa',
    });
  });

  it('never contains a national number', async () => {
    const [known] = await server.database.db.select().from(nationalNumbers).where(eq(nationalNumbers.uid, 3));
    expect(known?.digits).toMatch(/^\d{11}$/);
    expect(text).not.toContain(known?.digits);
    // A national number that an older version stored among the answers stays out as well.
    const { db } = server.database;
    const [form] = await db.select().from(submissionAnswers).limit(1);
    if (!form) expect.fail('no answers');
    await db
      .insert(submissionAnswers)
      .values({ ...form, qid: 1025, value: '93051822361', wording: 'Rijksregisternummer' });
    const csv = await registrationsCsv(db, arabesk);
    expect(csv).not.toContain('93051822361');
    expect(csv).not.toContain('Rijksregisternummer');
  });

  it('has only headings for a club without registrations', async () => {
    expect(readCsv(await registrationsCsv(server.database.db, 3))).toEqual([]);
  });
});
