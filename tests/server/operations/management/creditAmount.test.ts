import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationRequest } from '#schemas/operations.ts';
import {
  clubActions,
  courseSessions,
  creditNotes,
  orderLines,
  orders,
  refunds,
  registrations,
  users,
} from '#server/db/schema.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { karim, startManagedOrder } from '../../support/orders/managedOrder.ts';
import { dolphin, pay } from '../../support/orders/paying.ts';
import { type SettablePayments, settablePayments } from '../../support/orders/settablePayments.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';

const day = 86_400_000;
const reason = 'Gestopt na een blessure';

type Request = OperationRequest<'credit_amount'>;

describe('credit_amount', () => {
  let server: TestServer;
  let provider: SettablePayments;
  let els: TestClient;
  let manager: TestClient;
  let oid: number;
  beforeAll(async () => {
    provider = settablePayments();
    ({ server, els, manager, oid } = await startManagedOrder({ provider }));
    await server.keep();
  });
  beforeEach(() => {
    provider.reset();
    return server.restore();
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const request = (more: Partial<Request> = {}): Request => ({
    ...{ club: dolphin, order: oid, amount: 95, reason, ...more },
  });
  const credit = async (more: Partial<Request> = {}) =>
    (await manager.ask('credit_amount', request(more), newKey())).result;
  const refused = async (more: Partial<Request> = {}) =>
    (await manager.call('credit_amount', request(more), newKey())).body;
  const invoice = async () => (await els.ask('get_invoice', { oid })).result;
  const payOnline = async () => {
    await pay(els, oid);
    provider.set(provider.references[0] ?? '', 'paid');
    await server.app.inject({
      method: 'POST',
      url: '/payments/webhook',
      payload: { id: provider.references[0] },
    });
    await server.settled();
  };

  it('gives a part back by way of the provider, with a credit note, a mail and an action, and cancels nothing', async () => {
    await payOnline();
    const before = await db().select().from(registrations).where(eq(registrations.oid, oid));
    expect(await credit()).toEqual({ credited: 95, lapses: 0, refunded: 95, byHand: 0 });
    expect(provider.refunds).toHaveLength(1);
    expect(await db().select().from(refunds)).toMatchObject([{ amountCents: 9_500, state: 'pending' }]);
    expect(await invoice()).toMatchObject({
      ...{ state: 'paid', paid: 115, open: 0, refund: 0, credited: 95 },
      creditNotes: [{ amount: 95, reason }],
    });
    expect(await db().select().from(registrations).where(eq(registrations.oid, oid))).toEqual(before);
    expect(
      await db().$count(orderLines, and(eq(orderLines.oid, oid), isNotNull(orderLines.cancelledAt))),
    ).toBe(0);
    await server.settled();
    const mails = await readMails(server.mailFolder);
    const told = mails.find(({ subject }) => subject?.includes('minder aan'));
    expect(told?.text?.replaceAll(/[\s\u00a0]+/g, ' ')).toContain(
      `De club schreef erbij: ${reason} Je krijgt € 95,00 terug`,
    );
    expect(await db().select().from(clubActions)).toMatchObject([
      {
        action: 'credit-amount',
        byUid: karim,
        details: { creditedCents: 9_500, refundedCents: 9_500, reason },
      },
    ]);
  });

  it('greets the parent where the order is of a child whom the club registered', async () => {
    const [order] = await db().select().from(orders).where(eq(orders.oid, oid));
    const child = { fname: 'Marie', birthdate: '2016-03-09', passwordHash: null };
    await db()
      .update(users)
      .set(child)
      .where(eq(users.uid, order?.placedBy ?? 0));
    await credit();
    await server.settled();
    const mails = await readMails(server.mailFolder);
    const told = mails.filter(({ subject }) => subject?.includes('minder aan')).at(-1);
    expect(told?.text).toContain('Dag ouder van Marie');
  });

  it('credits an order of somebody without an address, and mails nobody', async () => {
    const [order] = await db().select().from(orders).where(eq(orders.oid, oid));
    await db()
      .update(users)
      .set({ mail: null, passwordHash: null })
      .where(eq(users.uid, order?.placedBy ?? 0));
    expect(await credit()).toEqual({ credited: 95, lapses: 95, refunded: 0, byHand: 0 });
    await server.settled();
    expect(await readMails(server.mailFolder)).toEqual([]);
  });

  it('lowers what is open first, and leaves the rest of a transfer to give back by hand', async () => {
    const transfer = { club: dolphin, order: oid, amount: 150, paidOn: '2026-11-19', open: 210 };
    await manager.ask('mark_transfer_paid', transfer, newKey());
    expect(await credit()).toEqual({ credited: 95, lapses: 60, refunded: 0, byHand: 35 });
    expect(await invoice()).toMatchObject({ open: 0, refund: 35 });
  });

  it('takes an amount off one line, at most what that line costs, and once', async () => {
    const [line] = await db().select().from(orderLines).where(eq(orderLines.oid, oid));
    const cost = ((line?.unitCostCents ?? 0) * (line?.qty ?? 0) - (line?.discountCents ?? 0)) / 100;
    const position = line?.position ?? 0;
    expect((await refused({ line: position, amount: cost + 0.01 })).code).toBe('not-available');
    expect(await db().$count(creditNotes, eq(creditNotes.oid, oid))).toBe(0);
    await credit({ line: position, amount: cost });
    expect((await refused({ line: position, amount: 0.01 })).code).toBe('not-available');
  });

  it('previews without a trace, and refuses other amounts than were agreed', async () => {
    const seen = await credit({ preview: true });
    expect(seen).toEqual({ credited: 95, lapses: 95, refunded: 0, byHand: 0 });
    expect(await db().$count(creditNotes, eq(creditNotes.oid, oid))).toBe(0);
    await payOnline();
    expect(await refused({ agreed: seen })).toMatchObject({ code: 'conflict' });
    expect(await credit({ agreed: { credited: 95, lapses: 0, refunded: 95, byHand: 0 } })).toMatchObject({
      refunded: 95,
    });
  });

  it.each<[string, Partial<Request>]>([
    ['no reason', { reason: '  ' }],
    ['nothing', { amount: 0 }],
    ['more than the order', { amount: 210.01 }],
    ['a line that is not there', { line: 99 }],
  ])('refuses %s', async (_name, more) => {
    expect((await refused(more)).code).toBe('not-available');
    expect(await invoice()).toMatchObject({ open: 210, credited: 0 });
  });

  it('is refused for another club, and to a stranger', async () => {
    expect((await manager.call('credit_amount', request({ club: arabesk }), newKey())).status).toBe(404);
    expect((await els.call('credit_amount', request(), newKey())).status).toBe(403);
    expect((await manager.call('get_refund_proposal', { club: arabesk, order: oid })).status).toBe(404);
    expect((await els.call('get_refund_proposal', { club: dolphin, order: oid })).status).toBe(403);
  });

  it('proposes the share of the lessons that remain: 19 of 34', async () => {
    const [line] = await db()
      .select()
      .from(orderLines)
      .where(and(eq(orderLines.oid, oid), eq(orderLines.type, 'tariff')));
    const courseNid = line?.courseNid ?? 0;
    const now = server.clock.now().getTime();
    await db()
      .update(orders)
      .set({ placedAt: new Date(now - 200 * day) })
      .where(eq(orders.oid, oid));
    await db().delete(courseSessions).where(eq(courseSessions.courseNid, courseNid));
    await db()
      .insert(courseSessions)
      .values(
        Array.from({ length: 35 }, (_, index) => {
          // One lesson before the order, 15 that were given since, and 19 to come.
          const startsAt = new Date(now + (index === 0 ? -300 : (index - 15.5) * 7) * day);
          return { courseNid, startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000), place: '' };
        }),
      );
    await db()
      .insert(orderLines)
      .values({
        ...{ oid, position: 90, uid: line?.uid ?? 0, type: 'rounding', isQueued: false },
        ...{ description: 'Afronding', unitCostCents: -1, discountCents: 0, qty: 1 },
      });
    const { result } = await manager.ask('get_refund_proposal', { club: dolphin, order: oid });
    expect(result.lines.map(({ position }) => position)).not.toContain(90);
    const proposed = result.lines.find(({ position }) => position === line?.position);
    expect(proposed).toMatchObject({ lessons: { total: 34, left: 19 } });
    expect(proposed?.proposal).toBe(Math.round(((proposed?.charged ?? 0) * 100 * 19) / 34) / 100);
    await credit({ line: proposed?.position ?? 0, amount: proposed?.proposal ?? 0 });
    const after = (await manager.ask('get_refund_proposal', { club: dolphin, order: oid })).result;
    expect(after.most).toBeCloseTo(result.most - (proposed?.proposal ?? 0), 2);
  });
});
