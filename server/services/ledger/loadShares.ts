import { and, eq, inArray } from 'drizzle-orm';
import type { MoneyEvent } from '#rules/moneyEvents.ts';
import { type RevenueShare, revenueShares } from '#rules/revenueShares.ts';
import type { Database } from '../../db/database.ts';
import { courses, orderLines } from '../../db/schema.ts';
import type { LoadedInvoice } from '../invoices/loadInvoices.ts';

type ShareOf = (invoice: LoadedInvoice, event: MoneyEvent) => readonly RevenueShare[];

/**
 * Loads how the invoices and credit notes of a club divide over its revenue accounts. The accounts are those that the courses name now, so
 * that a club may name them later. Money that came or went has no account.
 */
export async function loadShares(db: Database, invoices: readonly LoadedInvoice[]): Promise<ShareOf> {
  const oids = invoices.map(({ order }) => order.oid);
  const lines =
    oids.length === 0
      ? []
      : await db
          .select({
            ...{ oid: orderLines.oid, position: orderLines.position, qty: orderLines.qty },
            ...{ unitCostCents: orderLines.unitCostCents, discountCents: orderLines.discountCents },
            account: courses.revenueAccount,
          })
          .from(orderLines)
          .leftJoin(courses, eq(courses.nid, orderLines.courseNid))
          .where(and(inArray(orderLines.oid, oids), eq(orderLines.isQueued, false)));
  const byOrder = Map.groupBy(lines, ({ oid }) => oid);
  return ({ order, account }, event) => {
    const whole = [{ account: '', cents: event.amountCents }];
    if (event.is !== 'invoiced' && event.is !== 'credited') return whole;
    const own = byOrder.get(order.oid) ?? [];
    const accountOf = (position: number) => own.find((line) => line.position === position)?.account ?? '';
    const credited = account.credits.find(({ id }) => id === event.creditNote)?.lines ?? [];
    const shares =
      credited.length > 0
        ? credited.map(({ position, cents }) => ({ account: accountOf(position), cents }))
        : own.map((line) => ({
            account: line.account ?? '',
            cents: line.unitCostCents * line.qty - line.discountCents,
          }));
    return revenueShares(event.amountCents, shares);
  };
}
