import { randomUUID } from 'node:crypto';
import { fillIn } from '@clubpoort/form-engine/headless';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type IsoDay, isoDayOf, noonOf } from '#rules/brusselsTime.ts';
import { invoiceStanding } from '#rules/invoiceStanding.ts';
import { type Cents, centsOf, eurosOf, formatEuros } from '#rules/money.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { BookedTransfer } from '#schemas/entities/clubInvoice.ts';
import { dateOf, todayOf, unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { orders, payments } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { numberOf } from '../documents/documentNumber.ts';
import { loadDocuments } from '../documents/issueDocuments.ts';
import { noteAction } from '../management/noteAction.ts';
import { invoiceAccount } from '../payments/invoiceAccount.ts';
import { keepBalance } from '../payments/keepBalance.ts';
import { type LoadedAccount, lockAccount } from '../payments/loadAccounts.ts';
import { tellOfPayment } from '../payments/tellOfPayment.ts';

export interface ArrivedTransfer {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
  readonly oid: number;
  /** In euros. */
  readonly amount: number;
  readonly paidOn: IsoDay;
  /** What the order owed when the manager saw it, in euros. */
  readonly open: number;
}

type Booking = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

const texts = nl.management;

/**
 * Books a transfer that arrived, in a transaction of the caller, as a payment that is paid. First it pays the named order, then the
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
    const left = eurosOf(openCents - amountCents);
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

function openOf({ clock }: Pick<Context, 'clock'>, account: LoadedAccount): Cents {
  return invoiceStanding(invoiceAccount(account), todayOf(clock)).openCents;
}

function refuseUnsound(
  { clock }: Booking,
  { amount, paidOn, open }: ArrivedTransfer,
  accounts: readonly LoadedAccount[],
): void {
  const [named] = accounts;
  if (!named) throw refusals.notFound(nl.refusals.orderNotFound);
  const openCents = openOf({ clock }, named);
  if (openCents === 0) throw refusals.notAvailable(texts.nothingOpen);
  if (openCents !== centsOf(open)) throw refusals.busy(texts.otherOpen);
  if (centsOf(amount) <= 0) throw refusals.notAvailable(texts.noAmount);
  const most = accounts.reduce((sum, account) => sum + openOf({ clock }, account), 0);
  if (centsOf(amount) > most)
    throw refusals.notAvailable(fillIn(texts.tooMuch, { amount: formatEuros(most) }));
  if (paidOn > todayOf(clock)) throw refusals.notAvailable(texts.notYet);
  const orderedOn = isoDayOf(unixSecondsOf(named.order.placedAt));
  if (paidOn < orderedOn)
    throw refusals.notAvailable(fillIn(texts.beforeOrder, { day: formatIsoDay(orderedOn) }));
}

interface Part {
  readonly account: LoadedAccount;
  readonly amountCents: Cents;
  /** Before it is paid. */
  readonly openCents: Cents;
}

function divide(context: Booking, amountCents: Cents, accounts: readonly LoadedAccount[]): readonly Part[] {
  let left = amountCents;
  return accounts.flatMap((account) => {
    const openCents = openOf(context, account);
    const taken = Math.min(left, openCents);
    left -= taken;
    return taken > 0 ? [{ account, amountCents: taken, openCents }] : [];
  });
}

interface BookedPart extends Omit<Part, 'openCents'> {
  readonly arrived: ArrivedTransfer;
  readonly number: string;
}

async function book(context: Booking, { arrived, account, amountCents, number }: BookedPart): Promise<void> {
  const { db: tx, clock } = context;
  const { clubNid, by, paidOn } = arrived;
  const { oid } = account.order;
  const [payment] = await tx
    .insert(payments)
    .values({
      ...{ oid, provider: 'transfer', reference: `transfer/${randomUUID()}`, checkoutUrl: '' },
      ...{ state: 'paid', amountCents, startedAt: clock.now(), settledAt: dateOf(noonOf(paidOn)) },
    })
    .returning();
  if (!payment) throw new Error('The database returned no payment');
  await keepBalance({ db: tx, clock }, { ...account, attempts: [...account.attempts, payment] });
  await tellOfPayment(context, account, { is: 'paid', payment, amountCents });
  const details = { what: number, amountCents };
  await noteAction(context, { clubNid, by, action: 'mark-transfer', oid, details });
}
