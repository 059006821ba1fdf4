import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import { clockSkew } from '#server/db/capTimes.ts';
import { payments, refunds } from '#server/db/schema.ts';
import { askEach, type PaymentContext, type ProviderSilent } from '../providerSilent.ts';
import { settlePayment } from '../settlePayment.ts';
import { askRefund } from './askRefund.ts';

/** Minimum time between two looks at a refund that the provider works on, in milliseconds. */
const patience = 60 * 60 * 1_000;

/**
 * Asks again for refunds that wait, and looks how the provider gets on with others.
 *
 * @returns errors of refunds about which the provider gave no answer
 */
export async function followRefunds(context: PaymentContext): Promise<readonly ProviderSilent[]> {
  const now = context.clock.now().getTime();
  const isTime = or(
    lte(refunds.changedAt, new Date(now - patience)),
    // A clock wrote it that ran ahead.
    gt(refunds.changedAt, new Date(now + clockSkew)),
  );
  const going = await context.db
    .select({
      ...{ id: refunds.id, state: refunds.state, reference: payments.reference },
      ...{ provider: payments.provider, accountId: payments.accountId },
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(inArray(refunds.state, ['asked', 'queued', 'pending', 'processing']), isTime))
    .orderBy(asc(refunds.id));
  return askEach(going.filter(context.providers.reaches), async ({ id, state, reference }) => {
    await (state === 'asked' ? askRefund(context, id) : settlePayment(context, reference));
  });
}
