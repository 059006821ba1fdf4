import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { refunds } from '#server/db/schema.ts';
import type { RefundReport } from '#server/payments/paymentProvider.ts';
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
  await tx.update(refunds).set({ reference, state, changedAt: clock.now() }).where(eq(refunds.id, refund.id));
  const payment = account.attempts.find(({ id }) => id === refund.paymentId);
  if (payment && (state === 'failed' || state === 'canceled'))
    await tellOfPayment(context, account, {
      is: 'refund failed',
      payment,
      amountCents: refund.amountCents,
    });
}
