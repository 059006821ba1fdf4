import { and, desc, eq, inArray, max, ne, or, sql } from 'drizzle-orm';
import type { ClubInvoice, OwedToClub } from '#schemas/entities/management/clubInvoice.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { bankLines, orders, payments, reminders, users } from '../../db/schema.ts';
import { type LoadedInvoice, loadInvoicesOf } from '../invoices/loadInvoices.ts';
import { fullName } from '../people/people.ts';
import { findInvoices, owedTo, type WantedInvoices } from './findInvoices.ts';
import { holderSql, isOnePayer } from './giving-back/payByCredit.ts';
import { loadCertified } from './isUndoable.ts';
import { toWireClubInvoice } from './toWireClubInvoice.ts';

interface ClubInvoices {
  readonly invoices: ClubInvoice[];
  /** On all pages. */
  readonly count: number;
  /** null on a later page. */
  readonly owed: OwedToClub | null;
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
  const ofFamily = await loadOfFamily(context, wanted.clubNid, [...loaded.values()]);
  const certified = await loadCertified(db, oids);
  const reminded = await loadReminded(db, oids);
  const rich = [...loaded.values()].filter(({ standing }) => standing.refundCents > 0);
  const paidFrom = await loadPaidFrom(
    db,
    rich.map(({ order }) => order.oid),
  );
  const people = await loadPeople(db, [...loaded.values()]);
  const managers = new Map([...people].map(([uid, user]) => [uid, fullName(user)]));
  const invoices = oids.flatMap((oid) => {
    const invoice = loaded.get(oid);
    if (!invoice) return [];
    const payer = people.get(invoice.order.placedBy);
    const together = [...loaded.values()].filter((one) => one !== invoice && isTogether(one, invoice));
    return toWireClubInvoice(invoice, {
      ...{ payer, together, managers, payable: ofFamily.get(oid) ?? [] },
      isCertified: certified.has(oid),
      remindedAt: reminded.get(oid),
      paidFrom: paidFrom.get(oid) ?? '',
    });
  });
  return { invoices, count, owed: wanted.offset === 0 ? await owedTo(context, wanted.clubNid) : null };
}

/** The open invoices of the same families, for each invoice with a credit. */
async function loadOfFamily(
  context: Pick<Context, 'db' | 'clock'>,
  clubNid: number,
  invoices: readonly LoadedInvoice[],
): Promise<ReadonlyMap<number, readonly LoadedInvoice[]>> {
  const rich = invoices.filter(({ standing }) => standing.refundCents > 0);
  if (rich.length === 0) return new Map();
  const holderOf = ({ person }: LoadedInvoice) => person.parentUid ?? person.uid;
  const found = await context.db
    .select({ oid: orders.oid })
    .from(orders)
    .innerJoin(users, eq(users.uid, orders.uid))
    .where(and(eq(orders.clubNid, clubNid), inArray(holderSql, [...new Set(rich.map(holderOf))])));
  const theirs = await loadInvoicesOf(
    context,
    found.map(({ oid }) => oid),
  );
  const open = [...theirs.values()].filter(({ standing }) => standing.openCents > 0);
  return new Map(
    rich.map((one) => [
      one.order.oid,
      open.filter((other) => holderOf(other) === holderOf(one) && isOnePayer(other.order, one.order)),
    ]),
  );
}

/** When the last reminder of each order was written. */
async function loadReminded(db: Database, oids: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  if (oids.length === 0) return new Map();
  const found = await db
    .select({ oid: reminders.oid, at: max(reminders.writtenAt) })
    .from(reminders)
    .where(inArray(reminders.oid, [...oids]))
    .groupBy(reminders.oid);
  return new Map(found.flatMap(({ oid, at }) => (at ? [[oid, at] as const] : [])));
}

/** The account from which the last transfer for an order came, as the statement of the bank has it, by oid. */
async function loadPaidFrom(db: Database, oids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (oids.length === 0) return new Map();
  const found = await db
    .selectDistinctOn([payments.oid], { oid: payments.oid, iban: bankLines.payerIban })
    .from(payments)
    .innerJoin(bankLines, eq(bankLines.id, payments.bankLineId))
    .where(and(isOneOf(payments.oid, oids), eq(payments.state, 'paid'), ne(bankLines.payerIban, '')))
    .orderBy(payments.oid, desc(payments.id));
  return new Map(found.map(({ oid, iban }) => [oid, iban]));
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
