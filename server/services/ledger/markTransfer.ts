import { randomUUID } from 'node:crypto';
import { fillIn } from '@clubpoort/form-engine/headless';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { type IsoDay, isoDayOf, noonOf } from '#rules/brusselsTime.ts';
import { type InvoiceStanding, invoiceStanding } from '#rules/invoiceStanding.ts';
import { type Cents, centsOf, eurosOf, formatEuros } from '#rules/money.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { BookedTransfer } from '#schemas/entities/management/clubInvoice.ts';
import { dateOf, todayOf, unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { orders, payments } from '../../db/schema.ts';
import { Refused, refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { numberOf } from '../documents/documentNumber.ts';
import { loadDocuments } from '../documents/issueDocuments.ts';
import { noteActions } from '../management/noteAction.ts';
import { eventsOf, moneyOf } from '../payments/eventsOf.ts';
import { invoiceAccount } from '../payments/invoiceAccount.ts';
import { keepBalances } from '../payments/keepBalance.ts';
import { type LoadedAccount, loadAccounts } from '../payments/loadAccounts.ts';
import { tellOfPayments } from '../payments/tellOfPayment.ts';
import type { BookedWay } from './isUndoable.ts';

export interface ArrivedTransfer {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
  readonly oid: number;
  /** In euros. */
  readonly amount: number;
  readonly paidOn: IsoDay;
  readonly way: BookedWay;
  /** What the order owed when the manager saw it, in euros. */
  readonly open: number;
  /** The credit of the order when the manager saw it, in euros. */
  readonly refund: number;
  /** Whether more than is owed may stay as a credit. */
  readonly keepsSurplus: boolean;
  /** The line of a bank statement that says so; null where a manager says so. */
  readonly bankLineId: number | null;
}

type Booking = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

const texts = nl.management;

/**
 * Books money that arrived at the club itself, in a transaction of the caller, as a payment that is paid. First it pays the named order, then the
 * others with the same structured communication.
 */
export async function markTransfer(context: Booking, arrived: ArrivedTransfer): Promise<BookedTransfer> {
  const [booked] = await markTransfers(context, [arrived]);
  if (!booked) throw new Error('The transfer has no answer');
  if (booked instanceof Refused) throw booked;
  return booked;
}

/**
 * Books many of them by as many statements as one needs, in the order of the list: each finds what the ones before it paid. One that is
 * refused books nothing and stops no other.
 *
 * @returns the answers, in the order of the list
 */
export async function markTransfers(
  context: Booking,
  all: readonly ArrivedTransfer[],
): Promise<readonly (BookedTransfer | Refused)[]> {
  const { db: tx, clock } = context;
  const together = await lockTogether(tx, all);
  const oids = [...together.values()].flat();
  const accounts = new Map(await loadAccounts(tx, oids));
  const documents = await loadDocuments(context, oids);
  const numberOfOrder = (oid: number) => {
    const issued = documents.get(oid);
    return issued ? numberOf(issued.invoices[0]) : '';
  };
  const parts: BookedPart[] = [];
  const answers = all.map((arrived) => {
    const divided = divideOrRefuse(context, arrived, together, accounts);
    if (divided instanceof Refused) return divided;
    for (const { oid, amountCents } of divided) {
      const row = paymentRow(arrived, { oid, amountCents, at: clock.now() });
      parts.push({ arrived, number: numberOfOrder(oid), row });
      const account = accounts.get(oid);
      // The id is of no matter for what is open.
      if (account) accounts.set(oid, { ...account, attempts: [...account.attempts, { ...row, id: 0 }] });
    }
    const invoices = divided.map(({ oid, amountCents, openCents }) => ({
      ...{ oid, number: numberOfOrder(oid), amount: eurosOf(amountCents) },
      open: eurosOf(Math.max(0, openCents - amountCents)),
    }));
    return { invoices, paidOn: arrived.paidOn };
  });
  await keepParts(context, parts, accounts);
  return answers;
}

/**
 * Locks the orders of these structured communications, in the order of their numbers, so that no two bookings wait for each other.
 *
 * @returns the orders of the same communication, by the number of a named order
 */
async function lockTogether(
  tx: Database,
  all: readonly ArrivedTransfer[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const [first] = all;
  if (!first) return new Map();
  const { clubNid } = first;
  const reference = sql<number>`coalesce(${orders.checkoutOid}, ${orders.oid})`;
  const named = all.map(({ oid }) => oid);
  const references = await tx
    .select({ oid: orders.oid, reference })
    .from(orders)
    .where(and(isOneOf(orders.oid, named), eq(orders.clubNid, clubNid)));
  const firsts = [...new Set(references.map((one) => one.reference))];
  const locked = await tx
    .select({ oid: orders.oid, reference })
    .from(orders)
    .where(
      and(or(isOneOf(orders.oid, firsts), isOneOf(orders.checkoutOid, firsts)), eq(orders.clubNid, clubNid)),
    )
    .orderBy(asc(orders.oid))
    .for('update');
  const byReference = Map.groupBy(locked, (one) => one.reference);
  return new Map(
    references.map((one) => [one.oid, (byReference.get(one.reference) ?? []).map(({ oid }) => oid)]),
  );
}

function standingOf({ clock }: Pick<Context, 'clock'>, account: LoadedAccount): InvoiceStanding {
  return invoiceStanding(invoiceAccount(account), todayOf(clock));
}

function divideOrRefuse(
  context: Booking,
  arrived: ArrivedTransfer,
  together: ReadonlyMap<number, readonly number[]>,
  accounts: ReadonlyMap<number, LoadedAccount>,
): readonly Part[] | Refused {
  const { oid } = arrived;
  const others = (together.get(oid) ?? []).filter((one) => one !== oid);
  const sorted = [oid, ...others].flatMap((one) => accounts.get(one) ?? []);
  try {
    refuseUnsound(context, arrived, sorted);
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  return divide(context, centsOf(arrived.amount), sorted);
}

function refuseUnsound(
  { clock }: Booking,
  { amount, paidOn, open, refund, keepsSurplus, bankLineId }: ArrivedTransfer,
  accounts: readonly LoadedAccount[],
): void {
  const [named] = accounts;
  if (!named) throw refusals.notFound(nl.refusals.orderNotFound);
  const { openCents, refundCents } = standingOf({ clock }, named);
  if (openCents === 0 && !keepsSurplus) throw refusals.notAvailable(texts.nothingOpen);
  if (openCents !== centsOf(open) || refundCents !== centsOf(refund)) throw refusals.busy(texts.otherOpen);
  if (centsOf(amount) <= 0) throw refusals.notAvailable(texts.noAmount);
  const most = accounts.reduce((sum, account) => sum + standingOf({ clock }, account).openCents, 0);
  if (centsOf(amount) > most && !keepsSurplus)
    throw refusals.notAvailable(fillIn(texts.tooMuch, { amount: formatEuros(most) }));
  // That amount has no row, so a payment of more than is open would count in its place.
  const settledCents = moneyOf(eventsOf(named), ['settled']);
  if (centsOf(amount) > most && settledCents > 0) throw refusals.notAvailable(texts.settledElsewhere);
  if (paidOn > todayOf(clock)) throw refusals.notAvailable(texts.notYet);
  const orderedOn = isoDayOf(unixSecondsOf(named.order.placedAt));
  if (paidOn < orderedOn)
    throw refusals.notAvailable(
      fillIn(bankLineId === null ? texts.beforeOrder : texts.bank.beforeOrder, {
        day: formatIsoDay(orderedOn),
      }),
    );
}

interface Part {
  readonly oid: number;
  readonly amountCents: Cents;
  /** Before it is paid. */
  readonly openCents: Cents;
}

/** Gives each order what it owes. What is left then stays with the first one, as a credit. */
function divide(context: Booking, amountCents: Cents, accounts: readonly LoadedAccount[]): readonly Part[] {
  let left = amountCents;
  const parts = accounts.map((account) => {
    const { openCents } = standingOf(context, account);
    const taken = Math.min(left, openCents);
    left -= taken;
    return { oid: account.order.oid, amountCents: taken, openCents };
  });
  return parts
    .map((part, place) => (place === 0 ? { ...part, amountCents: part.amountCents + left } : part))
    .filter((part) => part.amountCents > 0);
}

interface BookedPart {
  readonly arrived: ArrivedTransfer;
  /** Number of the invoice. */
  readonly number: string;
  readonly row: Omit<LoadedAccount['attempts'][number], 'id'>;
}

function paymentRow(
  { way, bankLineId, paidOn }: ArrivedTransfer,
  { oid, amountCents, at }: { readonly oid: number; readonly amountCents: Cents; readonly at: Date },
): Omit<LoadedAccount['attempts'][number], 'id'> {
  return {
    ...{ oid, bankLineId, accountId: null, provider: way, reference: `${way}/${randomUUID()}` },
    ...{ checkoutUrl: '', state: 'paid', amountCents, chargedBackCents: 0 },
    ...{ startedAt: at, settledAt: dateOf(noonOf(paidOn)) },
  };
}

/** Stores the payments with all that follows from them: what is paid, the receipts, and the actions. */
async function keepParts(
  context: Booking,
  parts: readonly BookedPart[],
  /** As they are with these payments. */
  accounts: ReadonlyMap<number, LoadedAccount>,
): Promise<void> {
  const { db: tx, clock } = context;
  if (parts.length === 0) return;
  const stored = await tx
    .insert(payments)
    .values(parts.map(({ row }) => row))
    .returning({ id: payments.id, reference: payments.reference });
  const byReference = new Map(stored.map((payment) => [payment.reference, payment]));
  const accountOf = (oid: number) => {
    const account = accounts.get(oid);
    if (!account) throw new Error(`There is no order ${oid}`);
    return account;
  };
  const paid = parts.map(({ row: { oid, amountCents, reference } }) => {
    const payment = byReference.get(reference);
    if (!payment) throw new Error('The database returned no payment');
    return { account: accountOf(oid), change: { is: 'paid', payment, amountCents } as const };
  });
  const touched = [...new Set(parts.map(({ row }) => row.oid))].map(accountOf);
  await keepBalances({ db: tx, clock }, touched);
  await tellOfPayments(context, paid);
  await noteActions(
    context,
    parts.map(({ arrived: { clubNid, by, way }, number, row: { oid, amountCents } }) => ({
      ...({ clubNid, by, action: `mark-${way}`, oid, details: { what: number, amountCents } } as const),
    })),
  );
}
