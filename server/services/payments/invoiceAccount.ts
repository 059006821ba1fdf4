import { isoDayOf } from '#rules/brusselsTime.ts';
import type { InvoiceAccount } from '#rules/invoiceStanding.ts';
import type { Cents } from '#rules/money.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { LoadedAccount } from './loadAccounts.ts';

/** Converts an order's account to what the invoice rule reads. */
export function invoiceAccount(account: LoadedAccount): InvoiceAccount {
  const { order, instalments, attempts, credits } = account;
  return {
    orderedOn: isoDayOf(unixSecondsOf(order.placedAt)),
    payNowCents: order.payNowCents,
    totalCents: order.totalCents,
    instalments,
    paidCents: paidCentsOf(account),
    creditedCents: sumOf(credits),
    isInPayment: attempts.some(({ state }) => state === 'open'),
  };
}

/** The amount that came in. What a club settled without recording a payment counts too. */
function paidCentsOf({ order, instalments, attempts }: LoadedAccount): Cents {
  const { payment, payNowCents, totalCents } = order;
  const settledAtOnce = payment === 'paid' ? payNowCents || totalCents : 0;
  const settled = settledAtOnce + sumOf(instalments.filter(({ paidAt }) => paidAt !== null));
  return Math.max(sumOf(attempts.filter(({ state }) => state === 'paid')), Math.min(settled, totalCents));
}

function sumOf(amounts: readonly { readonly amountCents: Cents }[]): Cents {
  return amounts.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
