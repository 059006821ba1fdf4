import { and, asc, eq } from 'drizzle-orm';
import type { MoneyEvent } from '#rules/moneyEvents.ts';
import { type RevenueShare, revenueShares } from '#rules/revenueShares.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { courses, orderLines } from '../../db/schema.ts';
import type { LoadedInvoice } from '../invoices/loadInvoices.ts';

type ShareOf = (invoice: LoadedInvoice, event: MoneyEvent) => readonly RevenueShare[];

/**
 * Loads how the invoices and credit notes of a club divide over what they sell, and over its revenue accounts. The accounts and titles are
 * those that the courses have now, so that a club may name them later. Money that came or went has no account, and is for all of it.
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
            ...{ account: courses.revenueAccount, title: courses.title, description: orderLines.description },
          })
          .from(orderLines)
          .leftJoin(courses, eq(courses.nid, orderLines.courseNid))
          .where(and(isOneOf(orderLines.oid, oids), eq(orderLines.isQueued, false)))
          .orderBy(asc(orderLines.position));
  const byOrder = Map.groupBy(
    lines.map(({ account, title, description, ...line }) => ({
      ...line,
      ...{ account: account ?? '', what: title ?? description },
    })),
    ({ oid }) => oid,
  );
  return ({ order, account: { credits } }, event) => {
    const own = byOrder.get(order.oid) ?? [];
    const things = [...new Set(own.map(({ what }) => what))].join(', ');
    const whole = [{ account: '', what: things, cents: event.amountCents }];
    if (event.is !== 'invoiced' && event.is !== 'credited') return whole;
    const lineAt = (at: number) =>
      own.find(({ position }) => position === at) ?? { account: '', what: things };
    const credited = credits.find(({ id }) => id === event.creditNote)?.lines ?? [];
    const shares =
      credited.length > 0
        ? credited.map(({ position, cents }) => {
            const { account, what } = lineAt(position);
            return { account, what, cents };
          })
        : own.map((line) => ({
            ...{ account: line.account, what: line.what },
            cents: line.unitCostCents * line.qty - line.discountCents,
          }));
    return revenueShares(event.amountCents, shares);
  };
}
