import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { type InvoiceStanding, invoiceStanding } from '#rules/invoiceStanding.ts';
import { type MoneyFacts, type PaymentState, paymentState } from '#rules/paymentState.ts';
import { largestId } from '#rules/readId.ts';
import { todayOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { clubs, orderLines, orders, users } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { loadDocuments, type OrderDocuments } from '../documents/issueDocuments.ts';
import { loadOrders, type PlacedOrder } from '../orders/placed/loadOrders.ts';
import { invoiceAccount } from '../payments/invoiceAccount.ts';
import { type LoadedAccount, loadAccounts } from '../payments/loadAccounts.ts';
import { moneyFacts } from '../payments/standing/moneyFacts.ts';
import { isOwnOrder } from '../people/family/ownOrders.ts';
import type { Caller } from '../sessions/caller.ts';

export interface LoadedInvoice {
  readonly order: typeof orders.$inferSelect;
  readonly club: typeof clubs.$inferSelect;
  /** The person whom the order is for. */
  readonly person: typeof users.$inferSelect;
  readonly account: LoadedAccount;
  readonly documents: OrderDocuments;
  readonly standing: InvoiceStanding;
  /** The money that came in and did not go back. */
  readonly paidCents: number;
  readonly money: MoneyFacts;
  readonly state: PaymentState;
  readonly subjects: readonly string[];
}

/**
 * The invoices of the caller and family; with `oid`, the invoice of that order alone. Overdue invoices come first, then by due
 * day, then the newest. An order that costs nothing has no invoice.
 */
export async function loadInvoices(
  context: Pick<Context, 'db' | 'clock'>,
  caller: Caller,
  oid?: number,
): Promise<readonly LoadedInvoice[]> {
  if (oid !== undefined && oid > largestId) return [];
  const isWanted = oid === undefined ? undefined : eq(orders.oid, oid);
  return loadWhere(context, and(isOwnOrder(caller), isWanted));
}

/** All invoices of a club, also those of people who were erased, for the club's books. */
export function loadInvoicesOfClub(
  context: Pick<Context, 'db' | 'clock'>,
  clubNid: number,
): Promise<readonly LoadedInvoice[]> {
  return loadWhere(context, eq(orders.clubNid, clubNid));
}

/** These invoices, by oid. */
export async function loadInvoicesOf(
  context: Pick<Context, 'db' | 'clock'>,
  oids: readonly number[],
): Promise<ReadonlyMap<number, LoadedInvoice>> {
  if (oids.length === 0) return new Map();
  const loaded = await loadWhere(context, inArray(orders.oid, [...oids]));
  return new Map(loaded.map((invoice) => [invoice.order.oid, invoice]));
}

async function loadWhere(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  which: SQL | undefined,
): Promise<readonly LoadedInvoice[]> {
  const found = await db
    .select({ order: orders, club: clubs, person: users })
    .from(orders)
    .innerJoin(clubs, eq(clubs.nid, orders.clubNid))
    .innerJoin(users, eq(users.uid, orders.uid))
    .where(and(which, gt(orders.totalCents, 0)));
  const oids = found.map(({ order }) => order.oid);
  const accounts = await loadAccounts(db, oids);
  const documents = await loadDocuments({ db, clock }, oids);
  const subjects = await loadSubjects(db, oids);
  const today = todayOf(clock);
  return found
    .flatMap(({ order, club, person }) => {
      const account = accounts.get(order.oid);
      const issued = documents.get(order.oid);
      if (!account || !issued) return [];
      const agreed = invoiceAccount(account);
      const money = moneyFacts(account, today);
      return {
        ...{ order, club, person, account, documents: issued },
        standing: invoiceStanding(agreed, today),
        paidCents: Math.max(0, agreed.paidCents),
        ...{ money, state: paymentState(money, today) },
        subjects: subjects.get(order.oid) ?? [],
      };
    })
    .sort(byUrgency);
}

async function loadSubjects(db: Database, oids: number[]): Promise<ReadonlyMap<number, readonly string[]>> {
  if (oids.length === 0) return new Map();
  const lines = await db
    .select({ oid: orderLines.oid, description: orderLines.description, type: orderLines.type })
    .from(orderLines)
    .where(inArray(orderLines.oid, oids))
    .orderBy(asc(orderLines.oid), asc(orderLines.position));
  const things = lines.filter(({ type }) => type !== 'rounding' && type !== 'prepaid');
  const byOrder = Map.groupBy(things, ({ oid }) => oid);
  return new Map(
    [...byOrder].map(([oid, ofOne]) => [oid, [...new Set(ofOne.map(({ description }) => description))]]),
  );
}

function byUrgency(one: LoadedInvoice, other: LoadedInvoice): number {
  return (
    rankOf(one) - rankOf(other) ||
    dayOf(one).localeCompare(dayOf(other)) ||
    other.order.placedAt.getTime() - one.order.placedAt.getTime() ||
    other.order.oid - one.order.oid
  );
}

function rankOf({ standing }: LoadedInvoice): number {
  if (standing.overdueCents > 0) return 0;
  return standing.openCents > 0 ? 1 : 2;
}

/** An open part without a day sorts after every day. */
function dayOf({ standing: { next } }: LoadedInvoice): string {
  return next === undefined ? '' : (next.dueOn ?? '9999');
}

interface WantedInvoice {
  readonly oid: number;
  /** The nid of the invoice's club, when the request names it. */
  readonly club?: number;
}

/** Returns an invoice of the caller or family. Refuses any other as not found, whether or not it exists. */
export async function requireInvoice(
  context: Pick<Context, 'db' | 'clock'>,
  caller: Caller,
  { oid, club }: WantedInvoice,
): Promise<{ readonly invoice: LoadedInvoice; readonly placed: PlacedOrder }> {
  const [invoice] = await loadInvoices(context, caller, oid);
  const [placed] = invoice ? await loadOrders(context, caller, [oid]) : [];
  const isOfClub = club === undefined || club === invoice?.club.nid;
  if (!invoice || !placed || !isOfClub) throw refusals.notFound(nl.refusals.invoiceNotFound);
  return { invoice, placed };
}

/**
 * The open invoice at a club that must be paid first. The earliest due day comes first, an invoice without a day last. Every
 * open invoice counts, due or not. A payment page that was opened and abandoned changes nothing. What a bank is busy with comes last.
 */
export async function findOutstandingInvoice(
  context: Pick<Context, 'db' | 'clock'>,
  caller: Caller,
  clubNid: number,
): Promise<LoadedInvoice | undefined> {
  const invoices = await loadInvoices(context, caller);
  const open = invoices.filter(({ order, standing }) => order.clubNid === clubNid && standing.openCents > 0);
  return open.find(({ money }) => money.attempt !== 'in-bank') ?? open[0];
}
