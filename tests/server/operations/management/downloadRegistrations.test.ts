import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clubActions,
  courses,
  orderLines,
  questions,
  registrations,
  submissionAnswers,
  submissions,
  tariffs,
  users,
} from '#server/db/schema.ts';
import { readCsv } from '../../support/files/readCsv.ts';
import { arabesk } from '../../support/registration.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const jazz = 106;
const jazzTariff = 1061;
const [an, noor, lars, els] = [1, 2, 3, 12];

describe('download_registrations', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const download = async (request: { club: number; course?: number; health?: boolean; format?: 'xlsx' }) => {
    const manager = await server.loggedIn('beheer@example.org');
    return server.app.inject({
      method: 'POST',
      url: '/api?q=download_registrations',
      payload: request,
      cookies: { auth: manager.cookie?.replace('auth=', '') ?? '' },
    });
  };

  it('sends one course as CSV for Excel, under its name, and notes who downloaded it', async () => {
    const [registered] = await db()
      .select({ uid: registrations.uid })
      .from(registrations)
      .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
      .where(eq(tariffs.courseNid, jazz))
      .limit(1);
    await db()
      .update(users)
      .set({ fname: '=1+1' })
      .where(eq(users.uid, registered?.uid ?? 0));
    const { headers, body } = await download({ club: arabesk, course: jazz });
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('filename="inschrijvingen-jazz-tieners.csv"'),
      'cache-control': 'no-store',
    });
    expect(body.startsWith('\ufeffVoornaam;Achternaam;')).toBe(true);
    const rows = readCsv(body);
    const [course] = await db().select().from(courses).where(eq(courses.nid, jazz));
    expect(new Set(rows.map(({ Cursus }) => Cursus))).toEqual(new Set([course?.title]));
    expect(rows.map(({ Voornaam }) => Voornaam)).toContain('=1+1');
    expect(body).toContain('"=""=1+1"""');
    expect(await db().select().from(clubActions)).toMatchObject([
      {
        ...{ clubNid: arabesk, byUid: 10, action: 'download-registrations' },
        details: { what: course?.title },
      },
    ]);
  });

  it('sends the same as a workbook, with text as text and days as days', async () => {
    await db().update(users).set({ phone: '+32 470123456', birthdate: '2014-03-05' }).where(eq(users.uid, 2));
    const { headers, rawPayload } = await download({ club: arabesk, course: jazz, format: 'xlsx' });
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': expect.stringContaining('filename="inschrijvingen-jazz-tieners.xlsx"'),
    });
    const sheet = strFromU8(unzipSync(rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const noor = sheet.split('<row ').find((row) => row.includes('<v>41703</v>'));
    expect(noor).toContain('>+32 470123456</t>');
  });

  it('leaves answers about health out of the file unless they are asked for, and notes which file it was', async () => {
    const [entry] = await db()
      .select({ uid: registrations.uid, tariff: registrations.tariffNid })
      .from(registrations)
      .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
      .where(eq(tariffs.courseNid, jazz))
      .limit(1);
    const uid = entry?.uid ?? 0;
    const asked = { clubNid: arabesk, courseNid: jazz, section: 'Gezondheid', position: 1, required: false };
    await db()
      .insert(questions)
      .values([
        { ...asked, qid: 990_001, type: 'text', question: 'Heb je een allergie?', isSensitive: true },
        { ...asked, qid: 990_002, type: 'text', question: 'Lievelingskleur' },
      ]);
    const sent = { clubNid: arabesk, uid, submittedBy: uid, privacyAcceptedAt: server.clock.now() };
    const [submission] = await db()
      .insert(submissions)
      .values({ ...sent, tariffs: [entry?.tariff ?? 0] })
      .returning();
    const given = { submissionId: submission?.id ?? 0, nid: jazz };
    await db()
      .insert(submissionAnswers)
      .values([
        { ...given, qid: 990_001, value: 'Noten', wording: 'Heb je een allergie?' },
        { ...given, qid: 990_002, value: 'Blauw', wording: 'Lievelingskleur' },
        { ...given, qid: 990_003, value: 'Astma', wording: 'Een vraag van vroeger' },
      ]);
    const request = { club: arabesk, course: jazz };
    const without = (await download(request)).body;
    expect(without).toContain('Blauw');
    expect(without).not.toMatch(/Noten|allergie|Astma|vroeger/);
    const all = (await download({ ...request, health: true })).body;
    expect(all).toMatch(/Noten/);
    expect(all).toMatch(/Astma/);
    const noted = await db().select({ action: clubActions.action }).from(clubActions);
    expect(noted.slice(-2)).toEqual([{ action: 'download-registrations' }, { action: 'download-health' }]);
    const manager = await server.loggedIn('beheer@example.org');
    expect((await manager.ask('get_managed_registrations', request)).overview.health).toBe(true);
    const ballet = { club: arabesk, course: 110 };
    expect((await manager.ask('get_managed_registrations', ballet)).overview.health).toBe(false);
    expect((await manager.ask('get_managed_courses', { club: arabesk })).health).toBe(true);
  });

  it('sends everything of the club without a course', async () => {
    const { headers, body } = await download({ club: arabesk });
    expect(headers['content-disposition']).toContain('inschrijvingen-arabesk.csv');
    const rows = readCsv(body);
    expect(new Set(rows.map(({ Cursus }) => Cursus)).size).toBeGreaterThan(3);
    expect(rows.map(({ Status }) => Status)).toContain('Wachtlijst');
  });

  it('does not find a course of another club, and notes nothing', async () => {
    const before = await db().$count(clubActions);
    expect((await download({ club: arabesk, course: 402 })).statusCode).toBe(404);
    expect(await db().$count(clubActions)).toBe(before);
  });

  it('sends the amount of what stands for the person in the order of the row, and no holder of another parent', async () => {
    const seen = async () => readCsv((await download({ club: arabesk, course: jazz })).body);
    const ofOrder = (rows: Record<string, string>[]) =>
      rows.find(({ Bestelling }) => Bestelling === '3')?.Bedrag;
    const before = ofOrder(await seen());
    expect(before).toMatch(/^[1-9]/);
    const line = {
      ...{ courseNid: jazz, tariffNid: jazzTariff, description: 'Jazz', isQueued: false },
      ...{ unitCostCents: 700, discountCents: 0, qty: 1 },
    };
    await db()
      .insert(orderLines)
      .values([
        { ...line, oid: 3, uid: noor, position: 90, cancelledAt: server.clock.now() },
        { ...line, oid: 3, uid: lars, position: 91 },
        { ...line, oid: 4, uid: noor, position: 92 },
      ]);
    await db()
      .update(users)
      .set({ parentUid: an, coParentSince: server.clock.now() })
      .where(eq(users.uid, els));
    await db()
      .insert(registrations)
      .values({
        ...{ uid: els, tariffNid: jazzTariff, status: 1, isTicket: false },
        registeredAt: server.clock.now(),
      });
    const rows = await seen();
    expect(ofOrder(rows)).toBe(before);
    expect(rows.find(({ Voornaam }) => Voornaam === 'Els')?.Accounthouder).toBe('');
  });

  it('sends the answers to the registrations for the course alone, and asks for health where those tell of it', async () => {
    const sent = { uid: els, submittedBy: els, privacyAcceptedAt: server.clock.now() };
    const ballet = 1101;
    await db()
      .insert(registrations)
      .values({
        ...{ uid: els, tariffNid: ballet, status: 1, isTicket: false },
        registeredAt: server.clock.now(),
      });
    const made = await db()
      .insert(submissions)
      .values([
        { ...sent, clubNid: arabesk, tariffs: [ballet] },
        // A form, another club, and something that Els does not take part in.
        { ...sent, clubNid: arabesk, formNid: 11, tariffs: [ballet] },
        { ...sent, clubNid: 2, tariffs: [ballet] },
        { ...sent, clubNid: arabesk, tariffs: [1111] },
      ])
      .returning();
    const question = { clubNid: arabesk, section: 'Dans', position: 1, required: false, type: 'text' };
    await db()
      .insert(questions)
      .values([
        { ...question, qid: 990_010, courseNid: 110, question: 'Welke schoenen?' },
        { ...question, qid: 990_010, courseNid: 109, question: 'Welke pijn?', isSensitive: true },
      ]);
    const [right, ...others] = made.map(({ id }) => ({ submissionId: id, qid: 990_010, nid: 110 }));
    if (!right) throw new Error('The database returned no submission');
    await db()
      .insert(submissionAnswers)
      .values([
        { ...right, value: 'Spits', wording: 'Welke schoenen?' },
        // An answer for another course.
        { ...right, nid: 109, value: 'Rug', wording: 'Vreemde vraag' },
        ...others.map((one) => ({ ...one, value: 'Rood', wording: 'Vreemde vraag' })),
      ]);
    const request = { club: arabesk, course: 110 };
    const { body } = await download({ ...request, health: true });
    expect(readCsv(body).find(({ Voornaam }) => Voornaam === 'Els')).toMatchObject({
      'Ballet voor volwassenen, gevorderden: Welke schoenen?': 'Spits',
    });
    expect(body).not.toContain('Vreemde vraag');
    const manager = await server.loggedIn('beheer@example.org');
    expect((await manager.ask('get_managed_registrations', request)).overview.health).toBe(false);
  });
});
