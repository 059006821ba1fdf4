import { and, eq, inArray } from 'drizzle-orm';
import { payments } from '../../db/schema.ts';
import { type PaidPayment, ProviderSilent, type SettlingContext, settlePayment } from './settlePayment.ts';

interface Settled {
  readonly paid: readonly PaidPayment[];
  /** Errors of payments that stay open because the provider gave no answer. The order is shown all the same. */
  readonly silences: readonly ProviderSilent[];
}

/**
 * Asks the provider about every open payment of these orders. A provider's callback may get lost, and somebody who closes the
 * checkout tells nobody.
 */
export async function settleOpenPayments(
  context: SettlingContext,
  oids: readonly number[],
): Promise<Settled> {
  if (oids.length === 0) return { paid: [], silences: [] };
  const open = await context.db
    .select({ reference: payments.reference })
    .from(payments)
    .where(and(inArray(payments.oid, [...oids]), eq(payments.state, 'open')));
  const paid: PaidPayment[] = [];
  const silences: ProviderSilent[] = [];
  for (const { reference } of open) {
    const settled = await settlePayment(context, reference).catch((error: unknown) => {
      if (error instanceof ProviderSilent) return error;
      throw error;
    });
    if (settled instanceof ProviderSilent) silences.push(settled);
    else if (settled) paid.push(settled);
  }
  return { paid, silences };
}
