import { fillIn } from '@clubpoort/form-engine/headless';
import { and, eq } from 'drizzle-orm';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { invoiceStanding } from '#rules/invoiceStanding.ts';
import { type Cents, centsOf, formatEuros } from '#rules/money.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import { todayOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { numberOf } from '../../documents/documentNumber.ts';
import { loadDocuments } from '../../documents/issueDocuments.ts';
import { invoiceAccount } from '../../payments/invoiceAccount.ts';
import { type LoadedAccount, lockAccount } from '../../payments/loadAccounts.ts';

const texts = nl.management;

/** Locks an order of a club with its account. Refuses an order of another club as not found. */
export async function lockOfClub(tx: Database, clubNid: number, oid: number): Promise<LoadedAccount> {
  const isOfClub = and(eq(orders.oid, oid), eq(orders.clubNid, clubNid));
  const [found] = await tx.select({ oid: orders.oid }).from(orders).where(isOfClub);
  if (!found) throw refusals.notFound(nl.refusals.orderNotFound);
  return lockAccount(tx, oid);
}

/** Refuses to give back an amount that isn't too much. @returns what is left of it afterwards */
export function refuseTooMuchBack(
  { clock }: Pick<Context, 'clock'>,
  account: LoadedAccount,
  { amount, refund }: { readonly amount: number; readonly refund: number },
): Cents {
  const { refundCents } = invoiceStanding(invoiceAccount(account), todayOf(clock));
  if (refundCents !== centsOf(refund)) throw refusals.busy(texts.otherCredit);
  const amountCents = centsOf(amount);
  if (amountCents <= 0) throw refusals.notAvailable(texts.noAmount);
  if (amountCents > refundCents)
    throw refusals.notAvailable(fillIn(texts.tooMuchBack, { amount: formatEuros(refundCents) }));
  return refundCents - amountCents;
}

/** Refuses a day in the future, and one before the order. */
export function refuseDay({ clock }: Pick<Context, 'clock'>, { order }: LoadedAccount, day: string): void {
  if (day > todayOf(clock)) throw refusals.notAvailable(texts.notYet);
  const orderedOn = isoDayOf(unixSecondsOf(order.placedAt));
  if (day < orderedOn)
    throw refusals.notAvailable(fillIn(texts.beforeOrder, { day: formatIsoDay(orderedOn) }));
}

/** The number of an order's invoice; '' for an order without one. */
export async function invoiceNumberOf(context: Pick<Context, 'db' | 'clock'>, oid: number): Promise<string> {
  const issued = (await loadDocuments(context, [oid])).get(oid);
  return issued ? numberOf(issued.invoices[0]) : '';
}
