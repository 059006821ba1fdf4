import { isoDayOf } from '#rules/brusselsTime.ts';
import type { InvoiceAccount } from '#rules/invoiceStanding.ts';
import type { Cents } from '#rules/money.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { LoadedAccount } from './loadAccounts.ts';
import { receivedCents } from './orderBalance.ts';

/** Converts an order's account to what the invoice rule reads. */
export function invoiceAccount(account: LoadedAccount): InvoiceAccount {
  const { order, instalments, attempts, credits } = account;
  return {
    orderedOn: isoDayOf(unixSecondsOf(order.placedAt)),
    payNowCents: order.payNowCents,
    totalCents: order.totalCents,
    instalments,
    paidCents: Math.max(0, paidCentsOf(account) - returnedCents(account)),
    creditedCents: sumOf(credits),
    isInPayment: attempts.some(({ state }) => state === 'open'),
  };
}

/** The amount that came in. What a club settled without recording a payment counts too. */
export function paidCentsOf({
  order,
  instalments,
  attempts,
}: Pick<LoadedAccount, 'order' | 'instalments' | 'attempts'>): Cents {
  const { payment, payNowCents, totalCents } = order;
  const settledAtOnce = payment === 'paid' ? payNowCents || totalCents : 0;
  const settled = settledAtOnce + sumOf(instalments.filter(({ paidAt }) => paidAt !== null));
  return Math.max(receivedCents(attempts), Math.min(settled, totalCents));
}

/** The amount that goes back by way of the payment provider. */
function returnedCents({ refunds }: Pick<LoadedAccount, 'refunds'>): Cents {
  return sumOf(refunds.filter(isOnItsWay));
}

/** Whether the money of a refund goes back, or went back. */
export function isOnItsWay({ state }: LoadedAccount['refunds'][number]): boolean {
  return state !== 'failed' && state !== 'canceled';
}

function sumOf(amounts: readonly { readonly amountCents: Cents }[]): Cents {
  return amounts.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
