import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { refunds as refundRows } from '#server/db/schema.ts';
import type { RefundReport } from '#server/payments/paymentProvider.ts';
import { keepBalance } from '../keepBalance.ts';
import type { LoadedAccount } from '../loadAccounts.ts';
import { tellOfPayment } from '../tellOfPayment.ts';

interface ChangedRefund extends Omit<RefundReport, 'reference'> {
  readonly refund: LoadedAccount['refunds'][number];
  /** null where the provider refused the refund. */
  readonly reference: string | null;
}

/** Stores the new state of a refund, in the transaction that locks its order. A club must know that money stays with it. */
export async function keepRefund(
  context: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  account: LoadedAccount,
  { refund, reference, state }: ChangedRefund,
): Promise<void> {
  const { db: tx, clock } = context;
  await tx
    .update(refundRows)
    .set({ reference, state, changedAt: clock.now() })
    .where(eq(refundRows.id, refund.id));
  const payment = account.attempts.find(({ id }) => id === refund.paymentId);
  if (!payment || (state !== 'failed' && state !== 'canceled')) return;
  const refunds = account.refunds.map((one) => (one === refund ? { ...one, state } : one));
  // What a refund outside the portal had opened is paid again.
  await keepBalance({ db: tx, clock }, { ...account, refunds });
  await tellOfPayment(context, account, {
    is: 'refund failed',
    payment,
    amountCents: refund.amountCents,
  });
}
