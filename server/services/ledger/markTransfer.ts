import { randomUUID } from 'node:crypto';
import { fillIn } from '@clubpoort/form-engine/headless';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type IsoDay, isoDayOf, noonOf } from '#rules/brusselsTime.ts';
import { type InvoiceStanding, invoiceStanding } from '#rules/invoiceStanding.ts';
import { type Cents, centsOf, eurosOf, formatEuros } from '#rules/money.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { BookedTransfer } from '#schemas/entities/management/clubInvoice.ts';
import { dateOf, todayOf, unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { orders, payments } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { numberOf } from '../documents/documentNumber.ts';
import { loadDocuments } from '../documents/issueDocuments.ts';
import { noteAction } from '../management/noteAction.ts';
import { eventsOf, moneyOf } from '../payments/eventsOf.ts';
import { invoiceAccount } from '../payments/invoiceAccount.ts';
import { keepBalance } from '../payments/keepBalance.ts';
import { type LoadedAccount, lockAccount } from '../payments/loadAccounts.ts';
import { tellOfPayment } from '../payments/tellOfPayment.ts';
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
  const { db: tx } = context;
  const { oid, paidOn } = arrived;
  const oids = await lockTogether(tx, arrived);
  const accounts: LoadedAccount[] = [];
  for (const one of oids) accounts.push(await lockAccount(tx, one));
  const named = accounts.filter(({ order }) => order.oid === oid);
  const sorted = [...named, ...accounts.filter((account) => !named.includes(account))];
  refuseUnsound(context, arrived, sorted);
  const parts = divide(context, centsOf(arrived.amount), sorted);
  const documents = await loadDocuments(context, oids);
  const invoices: BookedTransfer['invoices'] = [];
  for (const { account, amountCents, openCents } of parts) {
    const issued = documents.get(account.order.oid);
    const number = issued ? numberOf(issued.invoices[0]) : '';
    await book(context, { arrived, account, amountCents, number });
    const left = eurosOf(Math.max(0, openCents - amountCents));
    invoices.push({ oid: account.order.oid, number, amount: eurosOf(amountCents), open: left });
  }
  return { invoices, paidOn };
}

/** Locks the orders of one structured communication, in the order of their numbers, so that no two bookings wait for each other. */
async function lockTogether(tx: Database, { clubNid, oid }: ArrivedTransfer): Promise<number[]> {
  const reference = sql<number>`coalesce(${orders.checkoutOid}, ${orders.oid})`;
  const isOfClub = and(eq(orders.oid, oid), eq(orders.clubNid, clubNid));
  const [named] = await tx.select({ first: reference }).from(orders).where(isOfClub);
  if (!named) throw refusals.notFound(nl.refusals.orderNotFound);
  const together = tx
    .select({ oid: orders.oid })
    .from(orders)
    .where(sql`${orders.oid} = ${named.first} or ${orders.checkoutOid} = ${named.first}`);
  const found = await tx
    .select({ oid: orders.oid })
    .from(orders)
    .where(and(inArray(orders.oid, together), eq(orders.clubNid, clubNid)))
    .orderBy(asc(orders.oid))
    .for('update');
  return found.map((one) => one.oid);
}

function standingOf({ clock }: Pick<Context, 'clock'>, account: LoadedAccount): InvoiceStanding {
  return invoiceStanding(invoiceAccount(account), todayOf(clock));
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
  readonly account: LoadedAccount;
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
    return { account, amountCents: taken, openCents };
  });
  return parts
    .map((part, place) => (place === 0 ? { ...part, amountCents: part.amountCents + left } : part))
    .filter((part) => part.amountCents > 0);
}

interface BookedPart extends Omit<Part, 'openCents'> {
  readonly arrived: ArrivedTransfer;
  readonly number: string;
}

async function book(context: Booking, { arrived, account, amountCents, number }: BookedPart): Promise<void> {
  const { db: tx, clock } = context;
  const { clubNid, by, paidOn, way, bankLineId } = arrived;
  const { oid } = account.order;
  const [payment] = await tx
    .insert(payments)
    .values({
      ...{ oid, bankLineId, provider: way, reference: `${way}/${randomUUID()}`, checkoutUrl: '' },
      ...{ state: 'paid', amountCents, startedAt: clock.now(), settledAt: dateOf(noonOf(paidOn)) },
    })
    .returning();
  if (!payment) throw new Error('The database returned no payment');
  await keepBalance({ db: tx, clock }, { ...account, attempts: [...account.attempts, payment] });
  await tellOfPayment(context, account, { is: 'paid', payment, amountCents });
  const details = { what: number, amountCents };
  await noteAction(context, { clubNid, by, action: `mark-${way}`, oid, details });
}
