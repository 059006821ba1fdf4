import { and, eq, inArray } from 'drizzle-orm';
import { isOneOf } from '../../db/isOneOf.ts';
import { payments } from '../../db/schema.ts';
import { askEach, type PaymentContext, ProviderSilent } from './providerSilent.ts';
import { settlePayment } from './settlePayment.ts';
import { underWay } from './underWay.ts';

interface Settled {
  /** Whether mails were queued. */
  readonly isTold: boolean;
  /** Errors of payments that stay open because the provider gave no answer. The order is shown all the same. */
  readonly silences: readonly ProviderSilent[];
}

/**
 * Asks the provider about every open payment of these orders. A provider's callback may get lost, and somebody who closes the
 * checkout tells nobody.
 */
export async function settleOpenPayments(context: PaymentContext, oids: readonly number[]): Promise<Settled> {
  if (oids.length === 0) return { isTold: false, silences: [] };
  const open = await context.db
    .selectDistinct({ reference: payments.reference, accountId: payments.accountId })
    .from(payments)
    .where(and(isOneOf(payments.oid, oids), inArray(payments.state, [...underWay])));
  let isTold = false;
  const silences = await askEach(open, async ({ reference }) => {
    const isPaid = await settlePayment(context, reference);
    isTold ||= isPaid;
  });
  return { isTold, silences };
}

/**
 * Ends the open payments of an order whose amount is not right any more, where the provider still can. A payment that arrives all the same
 * is refunded (`refundSurplus`).
 *
 * @throws ProviderSilent where the provider gave no answer
 */
export async function cancelOpenPayments(context: PaymentContext, oid: number): Promise<void> {
  const { db, providers } = context;
  const isOpen = and(eq(payments.oid, oid), inArray(payments.state, [...underWay]));
  const open = await db.select().from(payments).where(isOpen);
  for (const payment of open.filter(providers.reaches)) await cancelPayment(context, payment);
}

/** @throws ProviderSilent where the provider gave no answer */
export async function cancelPayment(
  context: PaymentContext,
  payment: typeof payments.$inferSelect,
): Promise<void> {
  const { reference } = payment;
  const provider = await context.providers.ofPayment(context.db, payment);
  await provider?.cancel(reference).catch((cause: unknown) => {
    throw new ProviderSilent('The payment provider could not be asked to cancel a payment', { cause });
  });
  await settlePayment(context, reference);
}
