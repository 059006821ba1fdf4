import { eq } from 'drizzle-orm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { dayInMilliseconds } from '#rules/duration.ts';
import { formatIsoDay, formatNamedDay } from '#rules/writtenTime.ts';
import { todayOf } from '#server/clock.ts';
import { courseSessions, orders, tickets } from '#server/db/schema.ts';
import type { Attachment } from '#server/mail/mailer.ts';
import { orderMails } from '#server/services/orders/composeOrderMails.ts';
import { receiptMails } from '#server/services/orders/payment-mails/composePaymentMails.ts';
import { mailOnceThere } from '../../support/mails/readMails.ts';
import { show } from '../../support/orders/fullCart.ts';
import { restoreSales } from '../../support/orders/restoreSales.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const parentMail = 'ouder@example.org';
const seats = [
  { tariff: show.tariff, nid: show.seat, quantity: 1 },
  { tariff: show.childTariff, nid: show.other, quantity: 1 },
  { tariff: show.tariff, nid: show.stand, quantity: 2 },
];

describe('the mail of an order with tickets', () => {
  let server: TestServer;
  let parent: TestClient;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn(parentMail);
    restore = await restoreSales(server.database.db);
  });
  afterEach(() => restore());
  afterAll(() => server.stop());

  async function orderSeats(): Promise<number> {
    const ofShow = { club: arabesk, uid: 1, event: show.event, seats };
    await parent.ask('hold_seats', ofShow);
    const { total } = await parent.ask('get_ticket_sales_quote', { ...ofShow, mode: 'order' });
    const request = { ...ofShow, tariffs: [], total };
    const { result } = await parent.ask('place_order', request, newKey());
    return Number(result.oids[0]);
  }

  const context = () => ({
    ...{ db: server.database.db, clock: server.clock },
    ...{ portalOrigin: 'https://club.example.org', paysOnline: async () => true, wallet: undefined },
  });

  async function mailOf(oid: number): Promise<Email> {
    const subject = `Je bestelling bij Dansstudio Arabesk (nr. ${oid})`;
    return mailOnceThere(server.mailFolder, { to: parentMail, subject });
  }

  const isPdf = ({ mediaType }: Attachment) => mediaType === 'application/pdf';

  async function pay(oid: number): Promise<void> {
    await server.database.db.update(orders).set({ payment: 'paid' }).where(eq(orders.oid, oid));
  }

  it('tells the day, the theatre and the seats, and that the tickets come once they are paid', async () => {
    const mail = await mailOf(await orderSeats());
    const { result } = await parent.ask('get_tickets', { club: arabesk });
    const event = result.find(({ nid }) => nid === show.event);
    expect(mail.text).toContain(
      `\n\nLentevoorstelling\nWanneer: ${formatNamedDay(event?.start ?? 0)}, van 19u30 tot 22u00\n` +
        'Waar: Theater Tinnenpot, Tinnenpotstraat 21, 9000 Gent\nTickets: 4\n' +
        'Plaatsen: Parterre, rij A, stoel 1\n   Parterre, rij A, stoel 2\n   2 × Staanplaatsen\n',
    );
    expect(mail.text).toContain('Je tickets krijg je per mail zodra je betaling binnen is.');
    expect(mail.attachments.map(({ mimeType }) => mimeType)).not.toContain('application/pdf');
  });

  it('asks to pay by the day of a show that is nearer than the end of the term', async () => {
    const { db } = server.database;
    const ofShow = eq(courseSessions.courseNid, show.event);
    const [{ startsAt, endsAt } = {}] = await db.select().from(courseSessions).where(ofShow);
    const soon = (until: Date = server.clock.now()) =>
      new Date(
        server.clock.now().getTime() + 3 * dayInMilliseconds + until.getTime() - (startsAt?.getTime() ?? 0),
      );
    await db
      .update(courseSessions)
      .set({ startsAt: soon(startsAt), endsAt: soon(endsAt) })
      .where(ofShow);
    const oid = await orderSeats();
    await db.update(courseSessions).set({ startsAt, endsAt }).where(ofShow);
    const day = formatIsoDay(daysAfter(todayOf(server.clock), 3));
    expect((await mailOf(oid)).text).toContain(
      `Betaal €\u00a061,00 tegen ${day}. Tot en met ${day} blijven de plaatsen gereserveerd.`,
    );
    const { result } = await parent.ask('get_invoice', { oid });
    expect(result.parts).toMatchObject([{ due: daysAfter(todayOf(server.clock), 3) }]);
  });

  it('comes with the receipt, as one PDF with a page for each ticket', async () => {
    const oid = await orderSeats();
    await pay(oid);
    const event = { type: 'payment', oid, paymentId: 0, amountCents: 6_100 } as const;
    const [receipt] = await receiptMails(context(), event);
    expect(receipt?.text).toContain('Waar: Theater Tinnenpot, Tinnenpotstraat 21, 9000 Gent\n');
    expect(receipt?.text).toContain('Je tickets zitten als pdf in de bijlage, één per pagina.');
    const [file, ...others] = receipt?.attachments ?? [];
    expect(others).toEqual([]);
    expect(file?.name).toBe('Tickets Lentevoorstelling – Dansstudio Arabesk.pdf');
    const data = new Uint8Array(Buffer.from(file?.content ?? ''));
    expect((await getDocument({ data, verbosity: 0 }).promise).numPages).toBe(4);
  });

  it('has no ticket that was cancelled or used', async () => {
    const { db } = server.database;
    const oid = await orderSeats();
    await pay(oid);
    await db.update(tickets).set({ usedAt: server.clock.now() }).where(eq(tickets.seatNid, show.seat));
    await db.update(tickets).set({ cancelledAt: server.clock.now() }).where(eq(tickets.standNid, show.stand));
    const [mail] = await orderMails(context(), oid);
    expect(mail?.text).toContain('Je ticket zit als pdf in de bijlage.');
    expect(mail?.attachments?.filter(isPdf)).toMatchObject([
      { name: 'Ticket Lentevoorstelling – Dansstudio Arabesk.pdf' },
    ]);
  });
});
