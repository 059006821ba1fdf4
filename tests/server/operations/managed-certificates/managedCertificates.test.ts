import { and, desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { isoDayOf } from '#rules/brusselsTime.ts';
import type { CertificateContent } from '#server/db/schema/certificateContent.ts';
import {
  certificates,
  clubActions,
  clubMembers,
  clubs,
  courses,
  registrations,
  users,
} from '#server/db/schema.ts';
import { nl } from '#server/texts/nl.ts';
import { readPdf } from '../../support/files/readPdf.ts';
import { mailOnceThere, readMails } from '../../support/mails/readMails.ts';
import {
  clubNid as club,
  insertCamp,
  insertPerson,
} from '../../support/personal-data/certificates/insertCamp.ts';
import { newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const manager = 10;
const parent = 801;
const [child, teenager, numberless] = [811, 812, 813];
const year = 2025;
const mailOfParent = 'griet@example.org';

describe('the certificates of a club, for who runs it', () => {
  let server: TestServer;
  let own: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    const { db } = server.database;
    await db.insert(clubMembers).values({ clubNid: club, uid: manager, role: 'treasurer' });
    await insertPerson(db, { uid: parent, birthdate: '1985-03-09' });
    await db.update(users).set({ mail: mailOfParent }).where(eq(users.uid, parent));
    await insertPerson(db, { uid: child, birthdate: '2017-04-02', parentUid: parent });
    await insertPerson(db, { uid: teenager, birthdate: '2010-04-02', parentUid: parent });
    await insertPerson(db, { uid: numberless, birthdate: '2018-05-03', parentUid: parent, hasNumber: false });
    for (const uid of [child, teenager, numberless])
      await insertCamp(db, { uid, placedBy: parent, first: '2025-07-07' });
    own = await server.loggedIn('beheer@example.org');
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const list = async () => (await own.ask('get_club_certificates', { club, year })).result;
  const registrationOf = async (uid: number) =>
    (await db().select().from(registrations).where(eq(registrations.uid, uid)))[0]?.id ?? expect.fail('None');
  const issue = (wanted: { registration?: number; until21?: boolean; notify?: boolean } = {}) =>
    own.ask('issue_certificates', { club, year, notify: false, ...wanted }, newKey());
  const actions = async () =>
    (await db().select().from(clubActions).orderBy(desc(clubActions.id))).map(({ action, details }) => [
      action,
      details.what,
    ]);
  const download = (operation: string, payload: object, client = own) =>
    server.app.inject({
      ...{ method: 'POST', url: `/api?q=${operation}`, payload: { club, year, ...payload } },
      cookies: { auth: client.cookie?.replace('auth=', '') ?? '' },
    });
  const own281 = async () => (await list()).issued.find(({ name }) => name.includes(String(child)));

  it('names the camps with children for which the offer has no tax certificate', async () => {
    expect((await list()).uncertified).toEqual([]);
    await db().update(courses).set({ allowsTaxCertificate: false }).where(like(courses.title, 'Kamp %'));
    const { uncertified } = await list();
    // The teenager's camp is not among them.
    expect(uncertified.map(({ children }) => children)).toEqual([1, 1]);
    expect(uncertified[0]?.title).toMatch(/^Kamp /);
    expect((await own.ask('get_club_certificates', { club, year: 2024 })).result.uncertified).toEqual([]);
  });

  it('are due with their days and amounts, or lack something, and are issued once', async () => {
    const before = await list();
    expect(before.gap).toBeNull();
    expect(before.due.filter(({ kind }) => kind === 'childcare')).toMatchObject([
      {
        name: `Voornaam ${child} Naam ${child}`,
        days: 5,
        paid: 100,
        first: '2025-07-07',
        last: '2025-07-11',
      },
    ]);
    const reasonsOf = (uid: number) =>
      before.missing.find(({ name }) => name.includes(String(uid)))?.reasons ?? [];
    expect([reasonsOf(teenager), reasonsOf(numberless)]).toEqual([['too-old'], ['child-number']]);

    const key = newKey();
    const wanted = { club, year, notify: false };
    const first = await own.ask('issue_certificates', wanted, key);
    expect(first.result.issued).toBe(before.due.length);
    expect(await own.ask('issue_certificates', wanted, key)).toEqual(first);
    expect((await issue()).result.issued).toBe(0);
    const after = await list();
    expect([after.due, after.fiches]).toEqual([[], before.fiches + 1]);
    expect((await actions())[0]?.[0]).toBe('issue-certificates');
  });

  it('are due after a manager gives herself a camp of last month that nobody taught, and notes who was there', async () => {
    const admin = and(eq(clubMembers.clubNid, club), eq(clubMembers.uid, manager));
    await db().update(clubMembers).set({ role: 'admin' }).where(admin);
    const first = daysAfter(isoDayOf(server.clock.now().getTime() / 1000), -30);
    const states = Array.from({ length: 5 }, () => 'none' as const);
    const guest = 831;
    await insertPerson(db(), { uid: guest, birthdate: '2017-04-02', parentUid: parent });
    await insertCamp(db(), { uid: guest, placedBy: parent, first, states });
    const ofYear = { club, year: Number(daysAfter(first, -1).slice(0, 4)) };
    const certificates = async () => (await own.ask('get_club_certificates', ofYear)).result;
    const [missing] = (await certificates()).missing.filter(({ name }) => name.includes(String(guest)));
    expect(missing?.reasons).toEqual(['attendance-missing']);

    const { courses: offered } = (await own.ask('get_club_teachers', { club })).result;
    const camp = offered.find(({ title }) => title === missing?.activity) ?? expect.fail('Not offered');
    expect(isoDayOf(camp.ended ?? 0)).toBe(daysAfter(first, 4));
    const course = camp.nid;
    await own.ask('set_course_teacher', { club, course, holder: manager, teaches: true });
    const taught = async () =>
      (await own.ask('get_teacher_courses', {})).result.find(({ nid }) => nid === course)?.sessions ?? [];
    const days = await taught();
    expect(days.map(({ start }) => isoDayOf(start))).toEqual(
      [0, 1, 2, 3, 4].map((day) => daysAfter(first, day)),
    );
    for (const { nid: session } of days) {
      const attendance = [{ participant: guest, state: 'present' as const }];
      await own.ask('save_attendance', { session, version: 0, attendance });
    }
    expect((await certificates()).due.filter(({ name }) => name.includes(String(guest)))).toMatchObject([
      { kind: 'childcare', days: 5, first, last: daysAfter(first, 4) },
    ]);
    // What is filled in makes place for the next days.
    expect((await taught()).length).toBe(2);
  });

  it('are issued one by one, also until 21 for a severe disability, which is noted nowhere', async () => {
    expect((await issue({ registration: await registrationOf(teenager) })).result.issued).toBe(0);
    const { result } = await issue({ registration: await registrationOf(teenager), until21: true });
    expect(result.issued).toBe(1);
    expect((await list()).due.some(({ name }) => name.includes(String(child)))).toBe(true);
    const [noted] = await db().select().from(clubActions).orderBy(desc(clubActions.id));
    expect(JSON.stringify(noted)).not.toMatch(/21|disab/);
  });

  it('are told to each family once, without an attachment', async () => {
    const { result } = await issue({ registration: await registrationOf(child), notify: true });
    expect(result).toEqual({ issued: 1, mails: 1, unreachable: [] });
    const mail = await mailOnceThere(server.mailFolder, {
      to: mailOfParent,
      subject: 'Je attesten van Turnkring De Zwaluw staan klaar',
    });
    expect(mail.text).toContain(`Voornaam ${child}`);
    expect(mail.attachments.filter(({ mimeType }) => mimeType === 'application/pdf')).toEqual([]);
    const again = { club, year, about: 'issued' } as const;
    await own.ask('mail_certificates', again, newKey());
    await server.settled();
    const mailsOf = async () =>
      (await readMails(server.mailFolder)).filter(({ to }) => to?.[0]?.address === mailOfParent).length;
    const count = await mailsOf();
    const certificate = (await own281())?.id ?? 0;
    expect((await own281())?.mailed).not.toBeNull();
    expect((await own.ask('mail_certificates', { ...again, certificate }, newKey())).result.mails).toBe(1);
    await server.settled();
    expect(await mailsOf()).toBe(count + 1);
  });

  it('are told to somebody without an account with the link by which an account takes over', async () => {
    const [alone, mail] = [821, 'jef@example.org'];
    await insertPerson(db(), { uid: alone, birthdate: '2017-04-02' });
    await db().update(users).set({ mail }).where(eq(users.uid, alone));
    await insertCamp(db(), { uid: alone, placedBy: alone, first: '2025-07-07' });
    const { result } = await issue({ registration: await registrationOf(alone), notify: true });
    expect(result.mails).toBe(1);
    const subject = 'Je attesten van Turnkring De Zwaluw staan klaar';
    const told = await mailOnceThere(server.mailFolder, { to: mail, subject });
    expect(told.text).toContain('nog een mail met de knop “Neem dit over in mijn account”');
    // The two mails leave in any order.
    await server.settled();
    const [link] = (await readMails(server.mailFolder)).filter(
      (one) => one.to?.[0]?.address === mail && one.text?.includes('dossier='),
    );
    expect(link?.text).toContain(`Voornaam ${alone}`);
  });

  it('of taking part are told to the family of the person', async () => {
    const taken = { clubNid: club, uid: child, year, kind: 'participation', serial: 900 } as const;
    const content = { kind: 'participation' } as CertificateContent; // mails read nothing of it
    const [{ id: certificate } = { id: 0 }] = await db()
      .insert(certificates)
      .values({
        ...{ ...taken, content, activity: 'Stage', firstDay: '2025-07-07', lastDay: '2025-07-11', days: 5 },
        issuedAt: server.clock.now(),
      })
      .returning({ id: certificates.id });
    const wanted = { club, year, about: 'issued', certificate } as const;
    expect((await own.ask('mail_certificates', wanted, newKey())).result).toEqual({
      mails: 1,
      unreachable: [],
    });
  });

  it('ask a family for what is missing', async () => {
    const registration = await registrationOf(numberless);
    const wanted = { club, year, about: 'missing', registration } as const;
    // Nobody can give what the other child lacks: another age.
    const all = { club, year, about: 'missing' } as const;
    expect((await own.ask('mail_certificates', all, newKey())).result.mails).toBeGreaterThan(0);
    await server.settled();
    for (const { text } of await readMails(server.mailFolder)) expect(text).not.toContain(`${teenager}`);
    expect((await own.ask('mail_certificates', wanted, newKey())).result).toEqual({
      mails: 1,
      unreachable: [],
    });
    const mail = await mailOnceThere(server.mailFolder, {
      to: mailOfParent,
      subject: 'We hebben nog gegevens nodig voor je attest 2025',
    });
    expect(mail.text).toContain('het rijksregisternummer van het kind');
    await db().update(users).set({ mail: null }).where(eq(users.uid, parent));
    expect((await own.ask('mail_certificates', wanted, newKey())).result).toEqual({
      mails: 0,
      unreachable: [`Voornaam ${numberless} Naam ${numberless}`],
    });
  });

  it('are corrected by a new one with the next number, after a preview', async () => {
    await issue({ registration: await registrationOf(child) });
    const old = await own281();
    const certificate = old?.id ?? 0;
    await db().update(users).set({ lname: 'Nieuw' }).where(eq(users.uid, child));
    const correct = (preview: boolean) =>
      own.ask('correct_certificate', { club, certificate, preview, notify: false }, newKey());
    expect((await correct(true)).result).toMatchObject({
      number: '',
      corrected: { name: `Voornaam ${child} Nieuw` },
    });
    expect((await own281())?.replacedBy).toBe('');
    const { result } = await correct(false);
    const after = (await list()).issued;
    expect(after.find(({ id }) => id === certificate)?.replacedBy).toBe(result.number);
    expect(after.at(-1)).toMatchObject({ number: result.number, replaces: old?.number });
    expect((await actions())[0]).toEqual(['correct-certificate', `${old?.number} → ${result.number}`]);
    const twice = { club, certificate, notify: false };
    for (const operation of ['correct_certificate', 'withdraw_certificate'] as const)
      expect(await own.call(operation, twice, newKey())).toMatchObject({ status: 409 });
    expect(await own.call('correct_certificate', { ...twice, preview: true }, newKey())).toMatchObject({
      status: 409,
    });
  });

  it('are not corrected where nothing could be issued now, which says why', async () => {
    await issue({ registration: await registrationOf(child) });
    const certificate = (await own281())?.id ?? 0;
    await db().update(users).set({ birthdate: null }).where(eq(users.uid, child));
    for (const preview of [true, false]) {
      const wanted = { club, certificate, preview, notify: false };
      expect((await own.ask('correct_certificate', wanted, newKey())).result).toMatchObject({
        ...{ number: '', corrected: null, reasons: ['birthdate-missing'] },
      });
    }
    expect((await own281())?.replacedBy).toBe('');
  });

  it('for a health fund are corrected too', async () => {
    await insertCamp(db(), { uid: parent, placedBy: parent, first: '2025-09-01', days: 12, type: 'course' });
    const registration = (await list()).due.find(({ kind }) => kind === 'health')?.registration ?? 0;
    await issue({ registration });
    const certificate = (await list()).issued.at(-1)?.id ?? 0;
    const { result } = await own.ask('correct_certificate', { club, certificate, notify: false }, newKey());
    expect(result.corrected).toMatchObject({ kind: 'health' });
    const ofPart = eq(certificates.id, certificate);
    await db().update(certificates).set({ kind: 'participation', withdrawnAt: null }).where(ofPart);
    expect(
      await own.call('correct_certificate', { club, certificate, notify: false }, newKey()),
    ).toMatchObject({
      ...{ status: 409, body: { errors: [nl.refusals.certificateNotCorrected] } },
    });
  });

  it('are no longer true once what they are about is credited or cancelled, which the manager hears first', async () => {
    await db().update(clubMembers).set({ role: 'admin' }).where(eq(clubMembers.clubNid, club));
    const registration = await registrationOf(child);
    await issue({ registration });
    const first = await own281();
    expect(first?.fault).toBeNull();
    const about = (number = '') => [{ kind: 'childcare', number }];
    const [order] = await db().select().from(registrations).where(eq(registrations.id, registration));
    const oid = order?.oid ?? 0;
    const proposal = await own.ask('get_refund_proposal', { club, order: oid });
    expect(proposal.result.certificates).toEqual(about(first?.number));
    server.clock.advance({ seconds: 60 });
    await own.ask('credit_amount', { club, order: oid, amount: 10, reason: 'Ziek' }, newKey());
    expect((await own281())?.fault).toBe('credited');

    server.clock.advance({ seconds: 60 });
    const correction = { club, certificate: first?.id ?? 0, notify: false };
    const { number, corrected } = (await own.ask('correct_certificate', correction, newKey())).result;
    expect(corrected?.paid).toBe(90);
    expect((await list()).issued.map(({ fault }) => fault).filter((fault) => fault !== null)).toEqual([]);

    const cancelling = { club, what: { registration }, money: 'back', reason: '' } as const;
    const preview = await own.ask('cancel_for_club', { ...cancelling, preview: true }, newKey());
    expect(preview.result.certificates).toEqual(about(number));
    await own.ask('cancel_for_club', cancelling, newKey());
    expect((await list()).issued.find((one) => one.number === number)?.fault).toBe('cancelled');
  });

  it('are withdrawn: nobody gets them any more, the family hears it, and new ones can be issued', async () => {
    const registration = await registrationOf(child);
    await issue({ registration });
    const { id: certificate = 0, number = '' } = (await own281()) ?? {};
    const { fiches } = await list();
    const withdrawal = { club, certificate, notify: true };
    const { result } = await own.ask('withdraw_certificate', withdrawal, newKey());
    expect(result).toEqual({ mails: 1, unreachable: [] });
    const subject = 'Een attest van Turnkring De Zwaluw geldt niet meer';
    expect((await mailOnceThere(server.mailFolder, { to: mailOfParent, subject })).text).toContain(number);
    expect((await actions())[0]).toEqual(['withdraw-certificate', number]);
    const after = await list();
    expect(after.fiches).toBe(fiches - 1);
    expect(after.issued.find(({ id }) => id === certificate)?.withdrawn).toEqual(expect.any(Number));
    for (const operation of ['withdraw_certificate', 'correct_certificate'] as const)
      expect((await own.call(operation, withdrawal, newKey())).status).toBe(409);
    const mail = { club, year, about: 'issued', certificate } as const;
    expect((await own.call('mail_certificates', mail, newKey())).status).toBe(404);
    expect((await issue({ registration })).result.issued).toBe(1);
  });

  it('open as an example before they are issued, and as a duplicate after', async () => {
    const registration = await registrationOf(child);
    const draft = await readPdf(
      (await download('download_club_certificate', { of: { registration } })).rawPayload,
    );
    expect(draft.text).toContain('VOORBEELD');
    expect(draft.text).not.toContain('Nummer van het attest');
    const refused = { of: { registration: await registrationOf(teenager) } };
    expect((await download('download_club_certificate', refused)).statusCode).toBe(404);
    await issue({ registration });
    const certificate = (await own281())?.id ?? 0;
    const opened = await download('download_club_certificate', { of: { certificate } });
    expect((await readPdf(opened.rawPayload)).text).toContain('DUPLICAAT');
    expect((await own281())?.isDownloaded).toBe(false);
    expect((await actions())[0]).toEqual(['read-certificate', (await own281())?.number]);
    await db().update(certificates).set({ content: null }).where(eq(certificates.id, certificate));
    const incomplete = await download('download_club_certificate', { of: { certificate } });
    expect(incomplete.statusCode).toBe(409);
  });

  it('make one file for the tax office, when no field of it would be refused', async () => {
    await issue({ registration: await registrationOf(child) });
    const file = await download('download_belcotax', {});
    expect(file.headers['content-type']).toMatch(/xml/);
    expect(file.body).toContain(`<f86_2107_childfirstname>Voornaam ${child}<`);
    expect((await actions())[0]).toEqual(['download-belcotax', '2025']);
    expect((await download('download_belcotax', { year: 2019 })).statusCode).toBe(409);
    await db()
      .update(users)
      .set({
        address: {
          street: 'Rue',
          streetNumber: '1',
          bus: '',
          postal: '75001',
          city: 'Madrid',
          country: 'ES',
          isValidAddress: true,
        },
      })
      .where(eq(users.uid, parent));
    const certificate = (await own281())?.id ?? 0;
    await own.ask('correct_certificate', { club, certificate, notify: false }, newKey());
    expect((await list()).faults.map(({ field }) => field)).toContain('f2018_landwoonplaats');
    expect((await download('download_belcotax', {})).statusCode).toBe(409);
  });

  it('of another club are not found, and nothing is issued where the club lacks its data', async () => {
    const [foreign] = await db().select().from(certificates).where(eq(certificates.clubNid, 4));
    const certificate = foreign?.id ?? 0;
    expect((await download('download_club_certificate', { of: { certificate } })).statusCode).toBe(404);
    for (const [operation, rest] of [
      ['correct_certificate', { certificate, notify: false }],
      ['withdraw_certificate', { certificate, notify: false }],
      ['mail_certificates', { year, about: 'issued', certificate }],
    ] as const)
      expect((await own.call(operation, { club, ...rest }, newKey())).status).toBe(404);
    await db().update(clubs).set({ certification: null }).where(eq(clubs.nid, club));
    expect((await list()).gap).toBe('certification');
    expect((await own.call('issue_certificates', { club, year, notify: false }, newKey())).status).toBe(409);
  });
});
