import { isoDayOf } from '#rules/brusselsTime.ts';
import type { InvoiceAccount } from '#rules/invoiceStanding.ts';
import { booksOf } from '#rules/moneyEvents.ts';
import { unixSecondsOf } from '../../clock.ts';
import { eventsOf } from './eventsOf.ts';
import type { LoadedAccount } from './loadAccounts.ts';

/** Converts an order's account to what the invoice rule reads. */
export function invoiceAccount(account: LoadedAccount): InvoiceAccount {
  const { order, instalments, attempts } = account;
  const { paidCents, creditedCents } = booksOf(eventsOf(account));
  return {
    orderedOn: isoDayOf(unixSecondsOf(order.placedAt)),
    startsOn: order.startsOn,
    payNowCents: order.payNowCents,
    totalCents: order.totalCents,
    instalments,
    ...{ paidCents, creditedCents },
    isInBank: attempts.some(({ state }) => state === 'pending'),
  };
}
