import { and, eq, inArray } from 'drizzle-orm';
import { payments } from '../../db/schema.ts';
import { enoughSilences, type PaymentContext, ProviderSilent, settlePayment } from './settlePayment.ts';

/**
 * Asks the provider about every open payment of these orders. A provider's callback may get lost, and somebody who closes the
 * checkout tells nobody.
 *
 * @returns errors of payments that stay open because the provider gave no answer; the order is shown all the same
 */
export async function settleOpenPayments(
  context: PaymentContext,
  oids: readonly number[],
): Promise<readonly ProviderSilent[]> {
  if (oids.length === 0) return [];
  const open = await context.db
    .select({ reference: payments.reference })
    .from(payments)
    .where(and(inArray(payments.oid, [...oids]), eq(payments.state, 'open')));
  const silences: ProviderSilent[] = [];
  for (const { reference } of open) {
    if (silences.length >= enoughSilences) break;
    await settlePayment(context, reference).catch((error: unknown) => {
      if (!(error instanceof ProviderSilent)) throw error;
      silences.push(error);
    });
  }
  return silences;
}
