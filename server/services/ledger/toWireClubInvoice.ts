import { eurosOf } from '#rules/money.ts';
import { referenceOf } from '#rules/transferReference.ts';
import type { ClubInvoice } from '#schemas/entities/clubInvoice.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { users } from '../../db/schema.ts';
import { mollieName } from '../../payments/mollie/mollieProvider.ts';
import { testCheckoutName } from '../../payments/test-checkout/testCheckout.ts';
import type { LoadedInvoice } from '../invoices/loadInvoices.ts';
import { toWireInvoice } from '../invoices/toWireInvoice.ts';
import { isOnItsWay } from '../payments/invoiceAccount.ts';
import { fullName } from '../people/people.ts';
import { isUndoable } from './isUndoable.ts';

interface Beside {
  readonly payer: typeof users.$inferSelect | undefined;
  /** Other open invoices with the same structured communication. */
  readonly together: readonly LoadedInvoice[];
  /** A registration of the order is on a certificate. */
  readonly isCertified: boolean;
}

type Attempt = LoadedInvoice['account']['attempts'][number];

export function toWireClubInvoice(
  invoice: LoadedInvoice,
  { payer, together, isCertified }: Beside,
): ClubInvoice {
  const { uid: _, club: __, payable: ___, ...wire } = toWireInvoice(invoice);
  const { account, order } = invoice;
  return {
    ...wire,
    payer: payer ? fullName(payer) : '',
    reference: referenceOf(order),
    payments: account.attempts.flatMap((attempt) => {
      const { id, amountCents, chargedBackCents, settledAt, startedAt, state } = attempt;
      if (state !== 'open' && state !== 'paid' && state !== 'undone') return [];
      return {
        ...{ id, state, amount: eurosOf(amountCents), at: unixSecondsOf(settledAt ?? startedAt) },
        ...{ by: byOf(attempt), chargedBack: eurosOf(chargedBackCents) },
        undoable: isUndoable(account, attempt, isCertified),
      };
    }),
    refunds: account.refunds.map((refund) => ({
      ...{ amount: eurosOf(refund.amountCents), at: unixSecondsOf(refund.changedAt) },
      state: isOnItsWay(refund) ? (refund.state === 'refunded' ? 'refunded' : 'under way') : 'failed',
    })),
    together: together.map(toWireInvoice).map(({ number, name, open }) => ({ number, name, open })),
  };
}

function byOf({ provider }: Attempt): ClubInvoice['payments'][number]['by'] {
  if (provider === 'transfer') return 'transfer';
  if (provider === mollieName) return 'mollie';
  return provider === testCheckoutName ? 'test' : 'online';
}
