import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  clubs,
  creditNotes,
  documents,
  orderInstalments,
  orderLines,
  orders,
  payments,
  registrations,
  users,
} from '#server/db/schema.ts';
import { documentSender } from '#server/services/clubs/documentSender.ts';
import { issueDocuments } from '#server/services/documents/issueDocuments.ts';
import { creditNotePdf } from '#server/services/invoices/creditNotePdf.ts';
import { invoicePdf } from '#server/services/invoices/invoicePdf.ts';
import { loadInvoices } from '#server/services/invoices/loadInvoices.ts';
import { restoreSales } from '../../support/orders/restoreSales.ts';
import { adultTariff, arabesk, newKey, order, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** An is the parent; Lars is her child. */
const caller = {
  uid: 1,
  holder: 1,
  family: new Set([1, 2, 3, 4]),
  shared: new Set<number>(),
  isBlocked: false,
  isGuest: false,
  hasMail: true,
  hasConfirmedMail: true,
  birthdate: null,
  guardian: null,
};

describe('issued documents', () => {
  let server: TestServer;
  let parent: TestClient;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    restore = await restoreSales(server.database.db);
  });
  beforeEach(async () => {
    await restore();
    await saveAnswers(parent);
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const context = () => ({ db: db(), clock: server.clock });
  async function load(oid: number) {
    const [invoice] = await loadInvoices(context(), caller, oid);
    if (!invoice) expect.fail('There is no invoice');
    return invoice;
  }
  async function print(oid: number) {
    const invoice = await load(oid);
    const { invoices, creditNotes: notes } = invoice.documents;
    return [
      ...invoices.map((document) => invoicePdf(invoice, document)),
      ...notes.map((document) => creditNotePdf(invoice, document)),
    ];
  }
  const credit = (oid: number, amountCents: number) =>
    db().insert(creditNotes).values({ oid, amountCents, reason: 'Ziek', issuedAt: server.clock.now() });

  it('are issued with the order, and refused orders take no number', async () => {
    const first = await order(parent);
    const refused = { club: arabesk, uid: 1, tariffs: [adultTariff], total: 1 };
    expect((await parent.call('place_order', refused, newKey())).status).toBe(409);
    await db().delete(registrations).where(eq(registrations.oid, first));
    const second = await order(parent);
    const rows = await db().select().from(documents).orderBy(documents.id);
    const [one, other] = [first, second].map((oid) => rows.find((row) => row.oid === oid));
    expect(other?.serial).toBe((one?.serial ?? 0) + 1);
    expect(one).toMatchObject({ kind: 'invoice', year: 2026, clubNid: arabesk });
  });

  it('are not there for an order without an amount', async () => {
    const amounts = { payNowCents: 0, payLaterCents: 0, totalCents: 0 };
    const placed = {
      clubNid: arabesk,
      uid: 1,
      placedBy: 1,
      placedAt: server.clock.now(),
      payment: 'paid',
    } as const;
    const [free] = await db()
      .insert(orders)
      .values({ ...placed, ...amounts })
      .returning();
    const oid = free?.oid ?? 0;
    await db()
      .insert(orderLines)
      .values({
        ...{ oid, position: 0, uid: 1, type: 'tariff', itemNid: adultTariff, tariffNid: adultTariff },
        ...{ isQueued: false, description: 'Gratis', unitCostCents: 0, discountCents: 0, qty: 1 },
      });
    await issueDocuments(db(), oid, server.clock.now());
    expect(await db().$count(documents, eq(documents.oid, oid))).toBe(0);
  });

  it('say the same after the name, the address, the parent, the club and its prices changed', async () => {
    const oid = await order(parent);
    await credit(oid, 2_500);
    const before = await print(oid);
    const [club] = await db().select().from(clubs).where(eq(clubs.nid, arabesk));
    const [an] = await db().select().from(users).where(eq(users.uid, 1));
    await db()
      .update(clubs)
      .set({ title: 'Ander', color: '#000000', phone: '0', place: 'Elders', legal: null })
      .where(eq(clubs.nid, arabesk));
    await db().update(users).set({ fname: 'Anna', lname: 'Ander', address: null }).where(eq(users.uid, 1));
    await db().update(orderLines).set({ description: 'Iets anders' }).where(eq(orderLines.oid, oid));
    // A payment that failed is none.
    const failed = {
      oid,
      provider: 'test',
      reference: 'tr-failed',
      checkoutUrl: '/',
      state: 'failed',
    } as const;
    await db()
      .insert(payments)
      .values({ ...failed, amountCents: 2_500, startedAt: server.clock.now() });
    const after = await print(oid);
    await db().delete(payments).where(eq(payments.oid, oid));
    if (club && an) {
      await db().update(clubs).set(club).where(eq(clubs.nid, arabesk));
      await db().update(users).set(an).where(eq(users.uid, 1));
    }
    expect(after).toEqual(before);
    expect(before.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Kostennota KN-2026-/),
      expect.stringMatching(/^Creditnota CN-2026-/),
    ]);
    expect(before[0]?.sender).toMatchObject({
      name: 'Dansstudio Arabesk vzw',
      lines: [
        'Coupure Links 112, 9000 Gent',
        'Ondernemingsnummer 0999.000.129, RPR Gent',
        expect.stringContaining('hallo@arabesk.example.org'),
      ],
    });
  });

  it('of a line that was added later is an invoice of its own, and the first one stays', async () => {
    const oid = await order(parent);
    const [before] = await print(oid);
    await db().update(orders).set({ totalCents: 23_500, payLaterCents: 23_500 }).where(eq(orders.oid, oid));
    await db()
      .insert(orderLines)
      .values({
        ...{ oid, position: 1, uid: 1, type: 'service', isQueued: false, description: 'Verschil' },
        ...{ unitCostCents: 1_000, discountCents: 0, qty: 1 },
      });
    await server.database.db.transaction((tx) => issueDocuments(tx, oid, server.clock.now()));
    const { documents: issued, standing } = await load(oid);
    expect(issued.invoices.map(({ content }) => content.totalCents)).toEqual([22_500, 1_000]);
    expect(issued.invoices[1]?.content).toMatchObject({
      of: { number: expect.stringMatching(/^KN-/) },
      parts: [],
    });
    expect(standing.openCents).toBe(23_500);
    const [after, added] = await print(oid);
    expect(after?.title).toBe(before?.title);
    expect(JSON.stringify(added)).toContain('Verschil');
    expect(JSON.stringify(after)).not.toContain('Verschil');
  });

  it('split the VAT within the total, and within a credit note', async () => {
    const [club] = await db().select().from(clubs).where(eq(clubs.nid, arabesk));
    if (!club?.legal) expect.fail('The demo club has a legal person');
    const legal = { ...club.legal, vat: { lessons: 6, goods: 21 } as const };
    await db().update(clubs).set({ legal }).where(eq(clubs.nid, arabesk));
    const oid = await order(parent);
    await credit(oid, 10_600);
    const { documents: issued } = await load(oid);
    await db().update(clubs).set({ legal: club.legal }).where(eq(clubs.nid, arabesk));
    expect(issued.invoices[0].content.vat).toEqual([{ percentage: 6, netCents: 21_226, vatCents: 1_274 }]);
    expect(issued.creditNotes[0]?.content.vat).toEqual([{ percentage: 6, netCents: 10_000, vatCents: 600 }]);
    expect(issued.invoices[0].content.sender.lines).toContain('BTW BE 0999.000.129, RPR Gent');
  });

  it('ask for both overdue parts in the PDF, as the screen does', async () => {
    const oid = await order(parent);
    await db()
      .update(orders)
      .set({ payNowCents: 10_000, payLaterCents: 12_500, placedAt: new Date('2026-08-01T10:00:00Z') })
      .where(eq(orders.oid, oid));
    await db().insert(orderInstalments).values({ oid, position: 0, dueOn: '2026-09-01', amountCents: 6_000 });
    const { result } = await parent.ask('get_invoice', { oid });
    expect(result).toMatchObject({ overdue: 160, payable: 160, transfer: { amount: 160 } });
    const [printed] = await print(oid);
    expect(JSON.stringify(printed?.blocks.slice(-2))).toMatch(/€\u00a0160,00.*EUR160\.00/s);
  });

  it('of a club that asks later have no transfer', async () => {
    const oid = await order(parent);
    const { result } = await parent.ask('get_invoice', { oid });
    expect(result.open).toBe(225);
    expect(result).not.toHaveProperty('transfer');
    expect(JSON.stringify(await print(oid))).not.toContain('BCD');
  });

  it('have as sender no empty line for what the club did not give', async () => {
    const [club] = await db().select().from(clubs).where(eq(clubs.nid, arabesk));
    if (!club) throw new Error('The demo data has no club');
    const bare = { ...club, mail: '', phone: '', legal: null };
    expect(documentSender(bare).lines).toEqual([club.place]);
  });
});
