import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationRequest } from '#schemas/operations.ts';
import { clubActions, orderLines, orders } from '#server/db/schema.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { karim, startManagedOrder } from '../../support/orders/managedOrder.ts';
import { dolphin } from '../../support/orders/paying.ts';
import { newKey } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';

/** An order of 210 euros of Els, and a later one of 50 euros. */
describe('a payment at the club of more than is open', () => {
  let server: TestServer;
  let els: TestClient;
  let manager: TestClient;
  let oid: number;
  let other: number;
  beforeAll(async () => {
    ({ server, els, manager, oid } = await startManagedOrder());
    const [order] = await db().select().from(orders).where(eq(orders.oid, oid));
    const lines = await db().select().from(orderLines).where(eq(orderLines.oid, oid));
    if (!order || !lines[0]) throw new Error('There is no order');
    const { oid: _, ...same } = order;
    const [second] = await db()
      .insert(orders)
      .values({ ...same, totalCents: 5_000, payNowCents: 5_000 })
      .returning();
    other = second?.oid ?? 0;
    await db()
      .insert(orderLines)
      .values({ ...lines[0], oid: other, unitCostCents: 5_000, discountCents: 0, qty: 1 });
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const marking = (more: Partial<OperationRequest<'mark_transfer_paid'>> = {}) => ({
    ...{
      club: dolphin,
      order: oid,
      amount: 265,
      paidOn: '2026-11-20',
      open: 210,
      keepsSurplus: true,
      ...more,
    },
  });
  const mark = async (more: Partial<OperationRequest<'mark_transfer_paid'>> = {}) =>
    (await manager.ask('mark_transfer_paid', marking(more), newKey())).result;
  const use = (more: Partial<OperationRequest<'use_credit'>> = {}) => {
    const wanted = { club: dolphin, order: oid, forOrder: other, amount: 50, refund: 55, open: 50, ...more };
    return manager.call('use_credit', wanted, newKey());
  };
  const listed = async (wanted = oid) => {
    const { result } = await manager.ask('get_club_payments', { club: dolphin, show: 'all' });
    return result.find((one) => one.oid === wanted) ?? expect.fail('The invoice is not in the list');
  };
  const receipts = async () => {
    await server.settled();
    const mails = await readMails(server.mailFolder);
    return mails.map(({ text = '' }) => text.replaceAll(/[\s\u00a0]+/g, ' '));
  };

  it('is refused unless the manager says that the rest is a credit', async () => {
    const answer = await manager.call('mark_transfer_paid', marking({ keepsSurplus: false }), newKey());
    expect(answer.body).toMatchObject({ errors: [expect.stringContaining('Noteer niet meer dan dat.')] });
  });

  it('is booked, and the rest stays with the family', async () => {
    expect(await mark()).toMatchObject({ invoices: [{ oid, amount: 265, open: 0 }] });
    expect(await listed()).toMatchObject({
      ...{ open: 0, refund: 55, attention: [{ is: 'give-back', amount: 55 }] },
      creditFor: [{ oid: other, open: 50 }],
    });
    expect((await els.ask('get_invoice', { oid })).result).toMatchObject({ paid: 265, refund: 55 });
    expect((await receipts()).join()).toContain('Je betaalde nu € 55,00 te veel.');
  });

  it('is booked once by two managers who saw the same, also on a paid invoice', async () => {
    await mark();
    const again = await manager.call('mark_transfer_paid', marking({ open: 0, amount: 30 }), newKey());
    expect(again.body).toMatchObject({ code: 'conflict' });
    await mark({ open: 0, refund: 55, amount: 30 });
    expect(await listed()).toMatchObject({ refund: 85 });
  });

  it.each([
    ['cash', 'Manier: cash', 'mark-cash'],
    ['desk', 'Manier: aan de balie', 'mark-desk'],
  ] as const)('is paid %s, which list, invoice, receipt and actions say', async (by, how, action) => {
    await mark({ by, amount: 210, keepsSurplus: false });
    expect(await listed()).toMatchObject({ payments: [{ by, amount: 210, undoable: true }] });
    expect((await els.ask('get_invoice', { oid })).result).toMatchObject({ payments: [{ by, amount: 210 }] });
    expect((await receipts()).join()).toContain(how);
    expect(await db().select().from(clubActions)).toMatchObject([{ action, byUid: karim }]);
  });

  it('pays another invoice of the family, with a receipt, and both invoices show it', async () => {
    await mark();
    expect(await use()).toMatchObject({ status: 200, body: { result: { amount: 50 } } });
    expect(await listed()).toMatchObject({
      ...{ refund: 5, entries: [{ is: 'given-back', way: 'other-invoice', amount: 50, undoable: true }] },
    });
    expect(await listed(other)).toMatchObject({
      ...{ state: 'paid', open: 0, payments: [{ by: 'credit', amount: 50, undoable: false }] },
    });
    expect((await receipts()).join()).toContain('Manier: met je tegoed bij de club');
    const [latest] = (await manager.ask('get_club_actions', { club: dolphin })).result;
    expect(latest).toMatchObject({ action: 'use-credit', amount: 50 });
  });

  it('gives both invoices back what they had when its use is undone', async () => {
    await mark();
    await use();
    const entry = (await listed()).entries[0]?.id ?? 0;
    const undo = { club: dolphin, entry, reason: 'Verkeerde kostennota' };
    expect((await manager.call('undo_given_back', undo, newKey())).status).toBe(200);
    expect(await listed()).toMatchObject({ refund: 55 });
    expect(await listed(other)).toMatchObject({ open: 50, entries: [{ is: 'payment-undone', amount: 50 }] });
  });

  it.each<[string, Partial<OperationRequest<'use_credit'>>, string]>([
    ['more than the credit', { amount: 55.01 }, 'not-available'],
    ['more than is open', { amount: 50.01 }, 'not-available'],
    ['a credit that changed meanwhile', { refund: 60 }, 'conflict'],
    ['an open amount that changed meanwhile', { open: 60 }, 'conflict'],
    ['the invoice itself', { forOrder: -1 }, 'not-available'],
  ])('is not used for %s', async (_name, more, code) => {
    await mark();
    const forOrder = more.forOrder === -1 ? oid : other;
    expect((await use({ ...more, forOrder })).body).toMatchObject({ code });
    expect(await listed()).toMatchObject({ refund: 55 });
  });

  it('is refused on an order that the club settled without a payment: the credit would be less than noted', async () => {
    await db().update(orders).set({ payment: 'paid' }).where(eq(orders.oid, oid));
    const wanted = marking({ open: 0, amount: 30 });
    expect((await manager.call('mark_transfer_paid', wanted, newKey())).body).toMatchObject({
      errors: [expect.stringContaining('buiten Clubpoort betaald')],
    });
    expect(await listed()).toMatchObject({ open: 0, refund: 0, payments: [] });
  });

  it.each([
    ['another family', { uid: karim }],
    ['the other household of a shared child', { ofOtherHousehold: true }],
  ])('is not used for %s', async (_whose, change) => {
    await mark();
    await db().update(orders).set(change).where(eq(orders.oid, other));
    expect((await use()).body).toMatchObject({ errors: [expect.stringContaining('hetzelfde gezin')] });
    expect(await listed()).toMatchObject({ creditFor: [] });
  });

  it('can only be undone before a part of it was given back', async () => {
    await mark();
    const back = {
      club: dolphin,
      order: oid,
      amount: 55,
      way: 'cash',
      givenOn: '2026-11-20',
      refund: 55,
    } as const;
    await manager.ask('note_given_back', back, newKey());
    expect(await listed()).toMatchObject({ payments: [{ undoable: false }] });
  });
});
