import { eq } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { orders, registrations, seats as seatsTable, tariffs, tickets } from '#server/db/schema.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { smtpMailer } from '#server/mail/smtpMailer.ts';
import { receiptMails } from '#server/services/orders/payment-mails/composePaymentMails.ts';
import { openWalletSigner, type WalletSigner } from '#server/wallet/walletSigner.ts';
import { openPass } from '#tests/support/wallet/openPass.ts';
import { type WalletCertificates, walletCertificates } from '#tests/support/wallet/walletCertificates.ts';
import { type SmtpProcess, startSmtp } from '../../support/mails/startSmtp.ts';
import { rehearsal, show } from '../../support/orders/fullCart.ts';
import { restoreSales } from '../../support/orders/restoreSales.ts';
import { arabesk, newKey, order, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

describe('the mails of an order with tickets, where the operator has a certificate of Apple', () => {
  let made: WalletCertificates;
  let wallet: WalletSigner;
  let smtp: SmtpProcess;
  let server: TestServer;
  let parent: TestClient;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    made = walletCertificates();
    wallet = await openWalletSigner(made.files);
    smtp = await startSmtp();
    const mailer = smtpMailer(smtp.url, 'Clubpoort <clubpoort@example.org>');
    server = await startTestServer({ wallet, mailer });
    parent = await server.loggedIn('ouder@example.org');
    restore = await restoreSales(server.database.db);
  });
  afterEach(() => restore());
  afterAll(async () => {
    await server.stop();
    await smtp.stop();
    made.remove();
  });

  type Seats = readonly { readonly tariff: number; readonly nid: number; readonly quantity: number }[];

  async function paidOrder(seats: Seats): Promise<number> {
    const ofShow = { club: arabesk, uid: 1, event: show.event, seats: [...seats] };
    await parent.ask('hold_seats', ofShow);
    const { total } = await parent.ask('get_ticket_sales_quote', { ...ofShow, mode: 'order' });
    const { result } = await parent.ask('place_order', { ...ofShow, tariffs: [], total }, newKey());
    const oid = Number(result.oids[0]);
    await server.database.db.update(orders).set({ payment: 'paid' }).where(eq(orders.oid, oid));
    return oid;
  }

  /** Queues the receipt, does `meanwhile`, and waits for what the mail server received. */
  async function receiptOf(oid: number, meanwhile = async () => {}): Promise<Email> {
    await server.settled();
    const { db } = server.database;
    const { clock } = server;
    const context = {
      db,
      clock,
      wallet,
      portalOrigin: 'https://club.example.org',
      paysOnline: async () => true,
    };
    const event = { type: 'payment', oid, paymentId: 0, amountCents: 1_800 } as const;
    const before = smtp.received.length;
    await queueMails({ db, clock }, await receiptMails(context, event));
    await meanwhile();
    // Every POST wakes the worker.
    await parent.ask('create_auth_code', {});
    const received = await vi.waitUntil(() => smtp.received[before], { timeout: 45_000 });
    return PostalMime.parse(received.raw);
  }

  const passesIn = ({ attachments }: Email) =>
    attachments
      .filter(({ mimeType }) => mimeType === 'application/vnd.apple.pkpass')
      .map(({ filename, content }) => ({
        filename,
        // Attachments are bytes, unless an encoding is asked for.
        ...openPass(new Uint8Array(content as ArrayBuffer), { root: made.root, at: server.clock.now() }),
      }));

  async function codesOf(oid: number): Promise<string[]> {
    const rows = await server.database.db
      .select({ code: tickets.code })
      .from(tickets)
      .leftJoin(seatsTable, eq(seatsTable.nid, tickets.seatNid))
      .where(eq(tickets.oid, oid))
      .orderBy(tickets.standNid, seatsTable.number, tickets.id);
    return rows.map(({ code }) => code);
  }

  const two = [
    { tariff: show.tariff, nid: show.seat, quantity: 1 },
    { tariff: show.childTariff, nid: show.other, quantity: 1 },
  ];

  it('have a signed pass for each ticket beside the PDF, and say so', async () => {
    const oid = await paidOrder(two);
    const mail = await receiptOf(oid);
    expect(mail.text).toContain(
      'Open de bestanden die eindigen op .pkpass, en zet je tickets in Apple Wallet.',
    );
    const passes = passesIn(mail);
    expect(passes.map(({ filename }) => filename)).toEqual([
      'Ticket 1 Lentevoorstelling – An Peeters.pkpass',
      'Ticket 2 Lentevoorstelling – An Peeters.pkpass',
    ]);
    expect(passes.map(({ pass }) => pass.barcodes[0].message)).toEqual(await codesOf(oid));
    expect(mail.attachments.map(({ mimeType }) => mimeType)).toContain('application/pdf');
  });

  it('have the pass of a ticket that needs no payment at once with the order itself', async () => {
    await server.settled();
    const { db } = server.database;
    await db.update(tariffs).set({ sold: 10 }).where(eq(tariffs.nid, rehearsal.tariff));
    await saveAnswers(parent, 1, [rehearsal.tariff]);
    const before = smtp.received.length;
    const oid = await order(parent, 1, [rehearsal.tariff]);
    const received = await vi.waitUntil(() => smtp.received[before], { timeout: 45_000 });
    const [bought] = await db
      .select({ code: registrations.ticketCode })
      .from(registrations)
      .where(eq(registrations.oid, oid));
    expect(passesIn(await PostalMime.parse(received.raw))).toMatchObject([
      { pass: { barcodes: [{ message: bought?.code }] } },
    ]);
  });

  it('have no pass for a ticket that was withdrawn before the mail left', async () => {
    const oid = await paidOrder(two);
    const [, kept] = await codesOf(oid);
    const mail = await receiptOf(oid, async () => {
      const withdrawn = { cancelledAt: server.clock.now() };
      await server.database.db.update(tickets).set(withdrawn).where(eq(tickets.seatNid, show.seat));
    });
    expect(passesIn(mail)).toMatchObject([
      { filename: 'Ticket Lentevoorstelling – An Peeters.pkpass', pass: { barcodes: [{ message: kept }] } },
    ]);
  });

  it('leave the passes of more than ten tickets to the portal', async () => {
    const oid = await paidOrder([{ tariff: show.tariff, nid: show.stand, quantity: 10 }]);
    const { db } = server.database;
    const [sold] = await db.select().from(tickets).where(eq(tickets.oid, oid));
    if (!sold) throw new Error('Nothing was sold');
    const { id: _, ...another } = sold;
    await db.insert(tickets).values({ ...another, code: 'the-eleventh' });
    const mail = await receiptOf(oid);
    expect(mail.text).toContain('Bij je tickets op Clubpoort kan je elk ticket in Apple Wallet zetten.');
    expect(passesIn(mail)).toEqual([]);
  });
});
