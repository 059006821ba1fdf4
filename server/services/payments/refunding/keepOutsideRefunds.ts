import type { Cents } from '#rules/money.ts';
import { type payments, refunds } from '#server/db/schema.ts';
import type { KnownRefund, PaymentReport } from '#server/payments/paymentProvider.ts';
import { isOnItsWay } from '../eventsOf.ts';
import { keepLoss } from '../keepBalance.ts';
import { type LoadedAccount, lockAccount } from '../loadAccounts.ts';
import type { PaymentContext } from '../providerSilent.ts';
import { tellOfPayment } from '../tellOfPayment.ts';

type Payment = typeof payments.$inferSelect;

/**
 * Books the refunds that somebody made at the provider itself, in the transaction that keeps its report. No credit note says what they are
 * for, so what they gave back is open again, and the club gets a mail. A refund of several orders takes from the first ones first.
 *
 * @param rows - the orders of the payment, in the order in which they are locked
 * @returns whether mails were queued
 */
export async function keepOutsideRefunds(
  context: PaymentContext,
  rows: readonly Payment[],
  { refunds: reported }: PaymentReport,
): Promise<boolean> {
  if (!reported.some(isMade)) return false;
  const accounts: LoadedAccount[] = [];
  for (const { oid } of rows) accounts.push(await lockAccount(context.db, oid));
  const ids = new Set(rows.map(({ id }) => id));
  const booked = accounts.flatMap((account) => account.refunds.filter(({ paymentId }) => ids.has(paymentId)));
  const isBooked = ({ reference, key }: KnownRefund) =>
    booked.some((one) => one.reference === reference || one.key === key);
  let isTold = false;
  for (const refund of reported.filter((one) => isMade(one) && !isBooked(one))) {
    let leftCents = refund.amountCents;
    for (const [place, account] of accounts.entries()) {
      const payment = account.attempts.find(({ id }) => ids.has(id));
      const amountCents =
        payment?.state === 'paid' ? Math.min(leftCents, remainingCents(account, payment)) : 0;
      if (!payment || amountCents <= 0) continue;
      leftCents -= amountCents;
      accounts[place] = await book(context, account, { payment, refund, amountCents });
      isTold = true;
    }
  }
  return isTold;
}

function isMade({ state }: KnownRefund): boolean {
  return isOnItsWay({ state });
}

/** The part of a payment that can still be given back. */
export function remainingCents({ refunds: earlier }: LoadedAccount, payment: Payment): Cents {
  const returned = earlier.filter((one) => one.paymentId === payment.id && isOnItsWay(one));
  const returnedCents = returned.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return payment.amountCents - payment.chargedBackCents - returnedCents;
}

interface OutsideRefund {
  readonly payment: Payment;
  readonly refund: KnownRefund;
  readonly amountCents: Cents;
}

async function book(
  context: PaymentContext,
  before: LoadedAccount,
  { payment, refund: { reference, state }, amountCents }: OutsideRefund,
): Promise<LoadedAccount> {
  const { db: tx, clock } = context;
  const now = clock.now();
  const made = await tx
    .insert(refunds)
    .values({ paymentId: payment.id, reference, state, amountCents, askedAt: now, changedAt: now })
    .returning();
  const after = { ...before, refunds: [...before.refunds, ...made] };
  await keepLoss(tx, { before, after });
  await tellOfPayment(context, before, { is: 'refunded outside', payment, amountCents });
  return after;
}
