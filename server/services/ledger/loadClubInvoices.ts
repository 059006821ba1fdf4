import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { ClubInvoice } from '#schemas/entities/clubInvoice.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { orders, users } from '../../db/schema.ts';
import { type LoadedInvoice, loadInvoicesOf } from '../invoices/loadInvoices.ts';
import { fullName } from '../people/people.ts';
import { findInvoices, type WantedInvoices } from './findInvoices.ts';
import { loadCertified } from './isUndoable.ts';
import { toWireClubInvoice } from './toWireClubInvoice.ts';

interface ClubInvoices {
  readonly invoices: ClubInvoice[];
  /** On all pages. */
  readonly count: number;
}

/** A page of a club's invoices with their payments, in as many statements for one invoice as for a hundred. */
export async function loadClubInvoices(
  context: Pick<Context, 'db' | 'clock'>,
  wanted: WantedInvoices,
): Promise<ClubInvoices> {
  const { db } = context;
  const { oids, count } = await findInvoices(context, wanted);
  const beside = await loadBeside(db, wanted.clubNid, oids);
  const loaded = await loadInvoicesOf(context, [...new Set([...oids, ...beside])]);
  const certified = await loadCertified(db, oids);
  const people = await loadPeople(db, [...loaded.values()]);
  const managers = new Map([...people].map(([uid, user]) => [uid, fullName(user)]));
  const invoices = oids.flatMap((oid) => {
    const invoice = loaded.get(oid);
    if (!invoice) return [];
    const payer = people.get(invoice.order.placedBy);
    const together = [...loaded.values()].filter((one) => one !== invoice && isTogether(one, invoice));
    return toWireClubInvoice(invoice, { ...{ payer, together, managers }, isCertified: certified.has(oid) });
  });
  return { invoices, count };
}

/** All orders with the structured communication of one of these. */
async function loadBeside(db: Database, clubNid: number, oids: readonly number[]): Promise<number[]> {
  if (oids.length === 0) return [];
  const first = db
    .select({ first: sql<number>`coalesce(${orders.checkoutOid}, ${orders.oid})` })
    .from(orders)
    .where(inArray(orders.oid, [...oids]));
  const found = await db
    .select({ oid: orders.oid })
    .from(orders)
    .where(
      and(eq(orders.clubNid, clubNid), or(inArray(orders.oid, first), inArray(orders.checkoutOid, first))),
    );
  return found.map(({ oid }) => oid);
}

function isTogether({ order: one, standing }: LoadedInvoice, { order: other }: LoadedInvoice): boolean {
  return standing.openCents > 0 && (one.checkoutOid ?? one.oid) === (other.checkoutOid ?? other.oid);
}

/** The payers of these invoices, and the managers who wrote something down. */
async function loadPeople(db: Database, invoices: readonly LoadedInvoice[]) {
  const involved = invoices.flatMap(({ order, account }) => [
    order.placedBy,
    ...account.entries.map(({ byUid }) => byUid),
  ]);
  const uids = [...new Set(involved)].filter((uid) => uid !== null);
  if (uids.length === 0) return new Map<number, typeof users.$inferSelect>();
  const found = await db.select().from(users).where(inArray(users.uid, uids));
  return new Map(found.map((user) => [user.uid, user]));
}
