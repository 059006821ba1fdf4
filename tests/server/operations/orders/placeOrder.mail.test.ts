import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import { clubs, orderInstalments, orderLines, orders, outgoingMails } from '#server/db/schema.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { queueMailEvents } from '#server/mail/outbox/queueMails.ts';
import { orderEvent } from '#server/services/orders/queueOrderMails.ts';
import { mailOnceThere, readMails } from '../../support/mails/readMails.ts';
import { restoreSales } from '../../support/orders/restoreSales.ts';
import { adultTariff, arabesk, newKey, order, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const parentMail = 'ouder@example.org';
const subjectOf = (oid: number) => `Je bestelling bij Dansstudio Arabesk (nr. ${oid})`;

describe('the mail of an order', () => {
  let server: TestServer;
  let parent: TestClient;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn(parentMail);
    restore = await restoreSales(server.database.db);
  });
  beforeEach(() => saveAnswers(parent));
  afterEach(() => restore());
  afterAll(() => server.stop());

  const mailAgain = async (oid: number, portalOrigin: string | undefined) => {
    const { db } = server.database;
    const event = orderEvent({ oid, clubNid: arabesk, placedBy: 1 });
    await queueMailEvents({ db, clock: server.clock }, [{ ...event, portalOrigin }]);
    await server.settled();
  };

  it('names the courses, the members and the prices, and links to the order', async () => {
    const oid = await order(parent);
    const mail = await mailOnceThere(server.mailFolder, { to: parentMail, subject: subjectOf(oid) });
    expect(mail.text).toMatch(/^Dag An\n\n/);
    expect(mail.text).toContain('An Peeters\n• Hedendaags voor volwassenen – Heel seizoen: €\u00a0225,00\n');
    expect(mail.text).toContain('Totaal: €\u00a0225,00\nLater te betalen: €\u00a0225,00\n');
    expect(mail.text).toContain('de club bezorgt je later een kostennota');
    expect(mail.text).toContain(`http://localhost/bevestiging/${oid}\n`);
  });

  it('tells when and where the first lesson is, and who teaches it', async () => {
    const oid = await order(parent);
    const mail = await mailOnceThere(server.mailFolder, { to: parentMail, subject: subjectOf(oid) });
    expect(mail.text).toMatch(
      /\n\nAn Peeters · Hedendaags voor volwassenen\nEerste les: \S+dag \d\d \S+ 202\d, van \d\du\d\d tot \d\du\d\d\nWaar: Coupure Links 112, zaal \S+, 9000 Gent\nLesgever: \S+ .+\n/,
    );
    const [item] = (await parent.ask('get_order', { oids: String(oid) })).result[0]?.items ?? [];
    const { start, end, place, teachers } = item?.attendance ?? {};
    const day = formatNamedDay(start ?? 0);
    for (const fact of [
      `${day}, van ${formatTime(start ?? 0)} tot ${formatTime(end ?? 0)}`,
      String(place),
      String(teachers?.[0]),
    ]) {
      expect(mail.text).toContain(fact);
      expect(mail.html).toContain(`>${fact}<`);
    }
    // The line that a list of mails shows.
    expect(mail.html).toContain(`>Hedendaags voor volwassenen: ${day}, van`);
  });

  it('says that somebody waits for a place, and of no lesson of theirs', async () => {
    const { db } = server.database;
    const oid = await order(parent);
    await mailOnceThere(server.mailFolder, { to: parentMail, subject: subjectOf(oid) });
    const seen = new Set((await readMails(server.mailFolder)).map(({ messageId = '' }) => messageId));
    await db.update(orderLines).set({ isQueued: true }).where(eq(orderLines.oid, oid));
    await mailAgain(oid, undefined);
    const mail = await mailOnceThere(server.mailFolder, { to: parentMail, subject: subjectOf(oid) }, seen);
    expect(mail.text).toContain('An Peeters staat op de wachtlijst van Hedendaags voor volwassenen.');
    expect(mail.text).not.toContain('Eerste les');
  });

  it('has an agenda file with the future sessions', async () => {
    const oid = await order(parent);
    const mail = await mailOnceThere(server.mailFolder, { to: parentMail, subject: subjectOf(oid) });
    const files = mail.attachments.filter(({ contentId }) => contentId === undefined);
    expect(files).toMatchObject([{ filename: `agenda-${oid}.ics`, mimeType: 'text/calendar' }]);
    const { result } = await parent.ask('get_order', { oids: String(oid) });
    const content = files[0]?.content;
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    expect(text.replaceAll(/\r?\n /g, '')).toMatch(
      /LOCATION:Coupure Links 112\\, zaal \w+\\, 9000 Gent\r?\n/,
    );
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(result[0]?.sessions ?? 0);
  });

  it('says how to pay an amount that is due, and lists the later parts', async () => {
    const { db } = server.database;
    const oid = await order(parent);
    await mailOnceThere(server.mailFolder, { to: parentMail, subject: subjectOf(oid) });
    const seen = new Set((await readMails(server.mailFolder)).map(({ messageId = '' }) => messageId));
    await db.update(orders).set({ payNowCents: 5_000, payLaterCents: 17_500 }).where(eq(orders.oid, oid));
    await db.insert(orderInstalments).values({ oid, position: 0, dueOn: '2026-12-20', amountCents: 15_000 });
    await db.insert(orderLines).values({
      oid,
      position: 1,
      uid: 2,
      type: 'product',
      itemNid: 6101,
      isQueued: false,
      description: 'Turnpakje – M',
      unitCostCents: 2_000,
      discountCents: 500,
      qty: 3,
      qtyBackordered: 2,
    });
    await mailAgain(oid, 'https://club.example.org');
    const mail = await mailOnceThere(server.mailFolder, { to: parentMail, subject: subjectOf(oid) }, seen);
    expect(mail.text).toContain('Noor Peeters\n• 3 × Turnpakje – M (2 later geleverd): €\u00a055,00\n');
    expect(mail.text).toContain('Nu te betalen: €\u00a050,00\n');
    expect(mail.text).toContain('• tegen 20/12/2026: €\u00a0150,00\n');
    expect(mail.text).toContain('• later, met een kostennota van de club: €\u00a025,00\n');
    expect(mail.text).toContain(`https://club.example.org/bevestiging/${oid}`);
    expect(mail.html).toContain('Nu betalen · €\u00a050,00');
    expect(mail.text).toContain(
      'Bedrag: €\u00a050,00\nOp naam van: Dansstudio Arabesk vzw\nRekeningnummer: BE68 5390 0754 7034\n',
    );
    expect(mail.text).toMatch(/Gestructureerde mededeling: \+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+\n/);
    expect(mail.html).toContain('<img src="cid:transfer-code"');
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(
      expect.arrayContaining(['transfer-code.png', `agenda-${oid}.ics`]),
    );
    expect(mail.text).toMatch(/Dansstudio Arabesk vzw\nCoupure Links 112, 9000 Gent\nOndernemingsnummer/);
  });

  it('tells nobody to transfer to a club without an account', async () => {
    const { db } = server.database;
    const oid = await order(parent);
    await mailOnceThere(server.mailFolder, { to: parentMail, subject: subjectOf(oid) });
    const seen = new Set((await readMails(server.mailFolder)).map(({ messageId = '' }) => messageId));
    await db.update(orders).set({ payNowCents: 22_500, payLaterCents: 0 }).where(eq(orders.oid, oid));
    await db.update(clubs).set({ iban: '' }).where(eq(clubs.nid, arabesk));
    await mailAgain(oid, undefined);
    await db.update(clubs).set({ iban: 'BE68539007547034' }).where(eq(clubs.nid, arabesk));
    const mail = await mailOnceThere(server.mailFolder, { to: parentMail, subject: subjectOf(oid) }, seen);
    expect(mail.text).toContain('Nu te betalen: €\u00a0225,00\n');
    expect(mail.text).not.toMatch(/overschrijven|mededeling|Rekeningnummer/);
    expect(mail.html).not.toContain('cid:transfer-code');
  });

  it('is sent once when the request is repeated', async () => {
    const request = { club: arabesk, uid: 1, tariffs: [adultTariff], total: 225 };
    const once = newKey();
    const { result } = await parent.ask('place_order', request, once);
    const [oid = 0] = result.oids;
    await parent.ask('place_order', request, once);
    await server.settled();
    const mails = (await readMails(server.mailFolder)).filter(({ subject }) => subject === subjectOf(oid));
    expect(mails).toHaveLength(1);
  });

  it('is not sent when the person who ordered has no mail address', async () => {
    const { db } = server.database;
    const oid = await order(parent);
    await server.settled();
    const seen = (await readMails(server.mailFolder)).length;
    // Noor has no mail address.
    await db.update(orders).set({ placedBy: 2 }).where(eq(orders.oid, oid));
    await mailAgain(oid, undefined);
    expect(await readMails(server.mailFolder)).toHaveLength(seen);
    expect(await db.$count(outgoingMails)).toBe(0);
  });
});

describe('a failing mailer', () => {
  let server: TestServer;
  afterAll(() => server.stop());

  it('does not prevent an order', async () => {
    const broken: Mailer = {
      send: () => Promise.reject(new Error('no mail today')),
      forget: async () => {},
      sweep: async () => {},
      close: async () => {},
    };
    server = await startTestServer({ mailer: broken });
    const parent = await server.loggedIn(parentMail);
    await saveAnswers(parent);
    const oid = await order(parent);
    expect((await parent.ask('get_order', { oids: String(oid) })).result).toMatchObject([{ oid }]);
  });
});
