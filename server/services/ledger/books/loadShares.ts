import { and, asc, eq } from 'drizzle-orm';
import { isoDayOf } from '#rules/brusselsTime.ts';
import type { MoneyEvent } from '#rules/moneyEvents.ts';
import { type RevenueShare, revenueShares } from '#rules/revenueShares.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { courses, orderLines } from '#server/db/schema.ts';
import type { IssuedDocument } from '../../documents/documentNumber.ts';
import type { LoadedInvoice } from '../../invoices/loadInvoices.ts';
import { loadMoves, type Sold } from './loadMoves.ts';

/** @property invoice - the document of an `invoiced` event */
export type BookedEvent = MoneyEvent & { readonly invoice?: IssuedDocument };

type ShareOf = (invoice: LoadedInvoice, event: BookedEvent) => readonly RevenueShare[];

/**
 * Loads how the invoices and credit notes of a club divide over what they sell, and over its revenue accounts. The accounts and titles are
 * those that the courses have now, so that a club may name them later. A line names the course that it sold on the day of the event, and keeps
 * the account of the course for which it was invoiced. Money that came or went has no account, and is for all of it.
 */
export async function loadShares(db: Database, invoices: readonly LoadedInvoice[]): Promise<ShareOf> {
  const oids = invoices.map(({ order }) => order.oid);
  const byOrder = Map.groupBy(await loadLines(db, oids), ({ oid }) => oid);
  const soldOn = await loadMoves(db, oids);
  return ({ order, account: { credits }, documents }, event) => {
    const own = (byOrder.get(order.oid) ?? []).map((line) => {
      const document = documents.invoices.find((one) => isOnIt(line, one)) ?? documents.invoices[0];
      const { account } = soldOn(line, isoDayOf(unixSecondsOf(document.issuedAt)));
      return { ...line, ...soldOn(line, event.on), account };
    });
    const things = [...new Set(own.map(({ what }) => what))].join(', ');
    if (event.is !== 'invoiced' && event.is !== 'credited')
      return [{ account: '', what: things, cents: event.amountCents }];
    const lineAt = (at: number): Sold =>
      own.find(({ position }) => position === at) ?? { account: '', what: things };
    const credited = credits.find(({ id }) => id === event.creditNote)?.lines ?? [];
    if (credited.length > 0)
      return revenueShares(
        event.amountCents,
        credited.map(({ position, cents }) => {
          const { account, what } = lineAt(position);
          return { account, what, cents };
        }),
      );
    const { invoice } = event;
    const lines = invoice ? own.filter((line) => isOnIt(line, invoice)) : own;
    return revenueShares(
      event.amountCents,
      lines.map(({ account, what, unitCostCents, qty, discountCents }) => ({
        ...{ account, what },
        cents: unitCostCents * qty - discountCents,
      })),
    );
  };
}

async function loadLines(db: Database, oids: readonly number[]) {
  const lines = await db
    .select({
      ...{ oid: orderLines.oid, position: orderLines.position, qty: orderLines.qty },
      ...{ uid: orderLines.uid, tariffNid: orderLines.tariffNid },
      ...{ unitCostCents: orderLines.unitCostCents, discountCents: orderLines.discountCents },
      ...{ account: courses.revenueAccount, title: courses.title, description: orderLines.description },
    })
    .from(orderLines)
    .leftJoin(courses, eq(courses.nid, orderLines.courseNid))
    .where(and(isOneOf(orderLines.oid, oids), eq(orderLines.isQueued, false)))
    .orderBy(asc(orderLines.position));
  return lines.map(({ account, title, description, ...line }) => ({
    ...line,
    ...{ account: account ?? '', what: title ?? description },
  }));
}

function isOnIt(
  { position }: { readonly position: number },
  { firstPosition, lastPosition }: IssuedDocument,
): boolean {
  return position >= (firstPosition ?? 0) && position <= (lastPosition ?? -1);
}
