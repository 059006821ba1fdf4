import { and, gt, inArray, lte, or } from 'drizzle-orm';
import { clockSkew } from '#server/db/capTimes.ts';
import { payments } from '#server/db/schema.ts';
import type { PaymentContext } from '../../payments/providerSilent.ts';
import { followRefunds } from '../../payments/refunding/followRefunds.ts';
import { settleOpenPayments } from '../../payments/settleOpenPayments.ts';
import { underWay } from '../../payments/underWay.ts';

/** Minimum age of an abandoned payment, in milliseconds. Longer than a checkout waits for anybody. */
const patience = 60 * 60 * 1000;

/** Asks the provider about abandoned payments and about refunds that wait, so that none stays open for ever. */
export async function settleAbandoned(context: PaymentContext): Promise<void> {
  const { db, clock } = context;
  const now = clock.now().getTime();
  const isStale = or(
    lte(payments.startedAt, new Date(now - patience)),
    // A clock wrote it that ran ahead.
    gt(payments.startedAt, new Date(now + clockSkew)),
  );
  const stale = await db
    .selectDistinct({ oid: payments.oid })
    .from(payments)
    .where(and(inArray(payments.state, [...underWay]), isStale));
  const { silences } = await settleOpenPayments(
    context,
    stale.map(({ oid }) => oid),
  );
  const [silence] = [...silences, ...(await followRefunds(context))];
  if (silence) throw silence;
}
