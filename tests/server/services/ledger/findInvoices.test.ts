import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attentionOf } from '#rules/attentionOf.ts';
import {
  clubs,
  creditNotes,
  moneyEntries,
  orderInstalments,
  orders,
  payments,
  refunds,
} from '#server/db/schema.ts';
import { loadInvoicesOfClub } from '#server/services/invoices/loadInvoices.ts';
import { findInvoices, standings } from '#server/services/ledger/findInvoices.ts';
import { lostCentsOf } from '#server/services/payments/eventsOf.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

describe('findInvoices', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await varyOrders();
  });
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const context = () => ({ db: db(), clock: server.clock });

  /** Gives orders of the demo what it lacks: first lessons, chargebacks, refunds, credits, and parts in several orders of days. */
  async function varyOrders(): Promise<void> {
    const all = await db().select().from(orders).orderBy(orders.oid);
    const now = server.clock.now();
    for (const [index, { oid, totalCents }] of all.entries()) {
      if (totalCents <= 0) continue;
      const startsOn = [null, '2026-11-05', '2026-11-25'][index % 3];
      await db().update(orders).set({ startsOn }).where(eq(orders.oid, oid));
      const amountCents = Math.max(1, Math.round(totalCents / (1 + (index % 3))));
      const [payment] = await db()
        .insert(payments)
        .values({
          ...{ oid, provider: 'transfer', reference: `varied-${oid}`, checkoutUrl: '', amountCents },
          ...{ state: index % 5 === 4 ? 'undone' : 'paid', startedAt: now },
        })
        .returning();
      const paymentId = payment?.id ?? 0;
      const entry = { oid, paymentId, amountCents, happenedOn: '2026-11-20', writtenAt: now };
      if (index % 5 === 4)
        await db()
          .insert(moneyEntries)
          .values({ ...entry, kind: 'payment-undone' });
      else if (index % 4 === 1 || index % 6 === 0)
        await db()
          .insert(moneyEntries)
          .values({ ...entry, kind: 'charged-back' });
      if (index % 8 === 2)
        await db()
          .insert(moneyEntries)
          .values({ ...entry, kind: 'given-back', way: 'cash', paymentId: null });
      if (index % 3 === 0) {
        await db().insert(creditNotes).values({ oid, amountCents, reason: 'x', issuedAt: now });
        const state = index % 2 === 0 ? 'refunded' : 'failed';
        await db().insert(refunds).values({ paymentId, state, amountCents, askedAt: now, changedAt: now });
      }
      if (index % 7 === 2) {
        await db().delete(orderInstalments).where(eq(orderInstalments.oid, oid));
        // The first instalment is due before what had to be paid at once.
        const placedAt = new Date(now.getTime() - 10 * 86_400_000);
        const third = Math.floor(totalCents / 3);
        await db()
          .update(orders)
          .set({ placedAt, payNowCents: totalCents - 2 * third, payLaterCents: 2 * third, payment: 'unpaid' })
          .where(eq(orders.oid, oid));
        if (third > 0)
          await db()
            .insert(orderInstalments)
            .values([
              { oid, position: 0, dueOn: '2026-11-15', amountCents: third },
              { oid, position: 1, dueOn: '2026-12-15', amountCents: third },
            ]);
      }
    }
  }

  it('lets each order stand as `invoiceStanding` says', async () => {
    let compared = 0;
    const states = new Set<string>();
    for (const { nid } of await db().select({ nid: clubs.nid }).from(clubs)) {
      const found = await db()
        .select()
        .from(standings(db(), eq(orders.clubNid, nid), '2026-11-20'));
      const byOid = new Map(found.map((one) => [one.oid, one]));
      for (const { order, standing } of await loadInvoicesOfClub(context(), nid)) {
        const { openCents, refundCents, reclaimCents, overdueCents } = standing;
        const isOverdue = overdueCents > 0;
        expect(byOid.get(order.oid)).toMatchObject({ openCents, refundCents, reclaimCents, isOverdue });
        states.add(`${openCents > 0} ${refundCents > 0} ${isOverdue} ${reclaimCents > 0}`);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(12);
    expect([...states].sort()).toEqual([
      'false false false false',
      'false true false false',
      'true false false false',
      'true false false true',
      'true false true false',
    ]);
  });

  it('lists for attention what `attentionOf` names, and nothing else', async () => {
    const wanted = { clubNid: 1, search: '', show: 'attention', offset: 0, limit: 100 } as const;
    const found = await findInvoices(context(), wanted);
    const invoices = await loadInvoicesOfClub(context(), 1);
    const named = invoices.filter(
      ({ standing, account }) => attentionOf(standing, lostCentsOf(account)).length > 0,
    );
    expect(named.length).toBeGreaterThan(1);
    expect(found.oids.toSorted()).toEqual(named.map(({ order }) => order.oid).toSorted());
  });

  it('lists no order that asks no money', async () => {
    const [order] = await db().select().from(orders).where(eq(orders.clubNid, 1));
    const { oid: _, ...same } = order ?? expect.fail('There is no order');
    const [free] = await db()
      .insert(orders)
      .values({ ...same, totalCents: 0, payNowCents: 0, payLaterCents: 0 })
      .returning();
    const wanted = { clubNid: 1, search: '', show: 'all', offset: 0, limit: 100 } as const;
    expect((await findInvoices(context(), wanted)).oids).not.toContain(free?.oid);
  });

  it('pages each list without losing or repeating an invoice, the overdue ones first', async () => {
    for (const show of ['all', 'open', 'overdue', 'paid', 'attention'] as const) {
      const wanted = { clubNid: 1, search: '', show };
      const whole = await findInvoices(context(), { ...wanted, offset: 0, limit: 100 });
      expect(whole.oids).toHaveLength(whole.count);
      const pages: number[] = [];
      for (let offset = 0; offset < whole.count; offset += 3) {
        const page = await findInvoices(context(), { ...wanted, offset, limit: 3 });
        expect(page.count).toBe(whole.count);
        pages.push(...page.oids);
      }
      expect(pages).toEqual(whole.oids);
      expect(await findInvoices(context(), { ...wanted, offset: 1_000, limit: 3 })).toEqual({
        oids: [],
        count: whole.count,
      });
    }
    const overdue = await findInvoices(context(), {
      ...{ clubNid: 1, search: '', show: 'overdue', offset: 0, limit: 100 },
    });
    const open = await findInvoices(context(), {
      ...{ clubNid: 1, search: '', show: 'open', offset: 0, limit: 100 },
    });
    expect(open.oids.slice(0, overdue.count)).toEqual(overdue.oids);
  });
});
