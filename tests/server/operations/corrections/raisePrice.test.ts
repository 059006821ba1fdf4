import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationRequest } from '#schemas/operations.ts';
import { clubActions, orderLines, orders, registrations } from '#server/db/schema.ts';
import { nl } from '#server/texts/nl.ts';
import { readPdf } from '../../support/files/readPdf.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { startManagedOrder } from '../../support/orders/managedOrder.ts';
import { dolphin } from '../../support/orders/paying.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';

const reason = 'Ook de les op woensdag';

type Request = OperationRequest<'raise_price'>;

describe('raise_price', () => {
  let server: TestServer;
  let els: TestClient;
  let manager: TestClient;
  let oid: number;
  let registration: number;
  let price: number;
  beforeAll(async () => {
    ({ server, els, manager, oid } = await startManagedOrder());
    const [found] = await db().select().from(registrations).where(eq(registrations.oid, oid));
    registration = found?.id ?? 0;
    const detail = await manager.ask('read_managed_registration', { club: dolphin, what: { registration } });
    price = detail.result.price ?? 0;
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const request = (more: Partial<Request> = {}): Request => ({
    ...{ club: dolphin, registration, price, amount: 25, reason, ...more },
  });
  const refused = async (more: Partial<Request>) =>
    (await manager.call('raise_price', request(more), newKey())).body;
  const invoice = async () => (await els.ask('get_invoice', { oid })).result;
  const markPaid = (amount: number, open: number) =>
    manager.ask(
      'mark_transfer_paid',
      { club: dolphin, order: oid, amount, paidOn: '2026-11-19', open },
      newKey(),
    );
  const books = async (from: string, until: string) => {
    const { body } = await server.app.inject({
      ...{ method: 'POST', url: '/api?q=download_books', payload: { club: dolphin, from, until } },
      cookies: { auth: manager.cookie?.replace('auth=', '') ?? '' },
    });
    return body;
  };

  it('adds a line with the reason on an invoice of its own, told by mail and payable as the rest', async () => {
    await markPaid(210, 210);
    const { number, ...raised } = (await manager.ask('raise_price', request(), newKey())).result;
    expect(raised).toEqual({ amount: 25, price: price + 25 });
    expect(await invoice()).toMatchObject({ state: 'part-paid', open: 25, total: 235 });
    await server.settled();
    const [mail] = (await readMails(server.mailFolder)).filter(({ subject }) =>
      subject?.includes('paste de prijs'),
    );
    expect(mail?.text).toContain(reason);
    expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain('€ 25,00');
    const actions = await db().select().from(clubActions).where(eq(clubActions.action, 'raise-price'));
    expect(actions).toMatchObject([
      { oid, registrationId: registration, details: { amountCents: 2_500, reason } },
    ]);
    const detail = await manager.ask('read_managed_registration', { club: dolphin, what: { registration } });
    expect(detail.result.price).toBe(price + 25);
    const [{ registrations: places } = { registrations: [] }] = (
      await els.ask('get_order', { oids: String(oid) })
    ).result;
    expect(new Set(places.map(({ uid, tariff }) => `${uid} ${tariff.nid}`)).size).toBe(places.length);
    await markPaid(25, 25);
    expect(await invoice()).toMatchObject({ state: 'paid', open: 0 });
    expect(number).toMatch(/^KN-\d{4}-\d+$/);
    const { result: listed } = await manager.ask('get_club_payments', { club: dolphin, search: number });
    expect(listed).toMatchObject([{ oid, mailed: true, laterInvoices: [{ number, amount: 25 }] }]);
    const document = listed[0]?.laterInvoices[0]?.id;
    const paper = await server.app.inject({
      ...{ method: 'POST', url: '/api?q=download_club_document' },
      payload: { club: dolphin, order: oid, what: 'invoice', document },
      cookies: { auth: manager.cookie?.replace('auth=', '') ?? '' },
    });
    const { text } = await readPdf(paper.rawPayload);
    for (const part of [number, '25,00', reason]) expect(text).toContain(part);
  });

  it('leaves a period that is over as it was, and counts the raise on the day of its own invoice', async () => {
    const before = await books('2020-01-01', '2026-11-20');
    server.clock.advance({ days: 30 });
    const { number } = (await manager.ask('raise_price', request(), newKey())).result;
    expect(await books('2020-01-01', '2026-11-20')).toBe(before);
    expect(await books('2026-12-01', '2026-12-31')).toContain(number);
  });

  it('raises once where two managers press at once, or one presses twice', async () => {
    const key = newKey();
    await manager.ask('raise_price', request(), key);
    await manager.ask('raise_price', request(), key);
    expect((await refused({})).code).toBe('conflict');
    const raised = and(eq(orderLines.oid, oid), eq(orderLines.unitCostCents, 2_500));
    expect(await db().$count(orderLines, raised)).toBe(1);
  });

  it('gives the raise back with a cancellation of the registration', async () => {
    await manager.ask('raise_price', request(), newKey());
    const { result } = await manager.ask(
      'cancel_for_club',
      { club: dolphin, what: { registration }, money: 'back', reason: 'Gestopt' },
      newKey(),
    );
    expect(result.credited).toBe(price + 25);
  });

  it.each<[string, Partial<Request>, string]>([
    ['no reason', { reason: '  ' }, 'not-available'],
    ['nothing', { amount: 0 }, 'not-available'],
    ['a lower price', { amount: -5 }, 'not-available'],
    ['a fortune', { amount: 5_000.01 }, 'not-available'],
    ['another price than it has', { price: 1 }, 'conflict'],
    ['a registration of nobody', { registration: 2_000_000_000 }, 'not-found'],
  ])('refuses %s', async (_name, more, code) => {
    expect((await refused(more)).code).toBe(code);
    expect((await invoice()).total).toBe(210);
  });

  it('refuses a registration without an order, and an order that was settled without a price', async () => {
    const [row] = await db().select().from(registrations).where(eq(registrations.id, registration));
    const [own] = await db()
      .insert(registrations)
      .values({
        ...{ uid: 2, tariffNid: row?.tariffNid ?? 0, status: 1, isTicket: false },
        registeredAt: server.clock.now(),
      })
      .returning();
    const ofOwn = await refused({ registration: own?.id ?? 0, price: 0 });
    expect(ofOwn.errors).toEqual([nl.corrections.raise.noOrder]);
    await db()
      .update(orders)
      .set({ payment: 'paid', payNowCents: 0, payLaterCents: 0, totalCents: 0 })
      .where(eq(orders.oid, oid));
    expect((await refused({})).errors).toEqual([nl.management.settledElsewhere]);
    expect(await db().$count(orderLines, eq(orderLines.unitCostCents, 2_500))).toBe(0);
  });

  it('tells nobody whose order it is not', async () => {
    await db().update(orders).set({ uid: 1, placedBy: 1 }).where(eq(orders.oid, oid));
    await manager.ask('raise_price', request(), newKey());
    await server.settled();
    const mails = await readMails(server.mailFolder);
    expect(mails.filter(({ subject }) => subject?.includes('paste de prijs'))).toEqual([]);
  });

  it('is refused for another club, and to a stranger', async () => {
    expect((await manager.call('raise_price', request({ club: arabesk }), newKey())).status).toBe(404);
    expect((await els.call('raise_price', request(), newKey())).status).toBe(403);
  });
});
