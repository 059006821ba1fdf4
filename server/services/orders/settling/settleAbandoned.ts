import { and, eq, lte } from 'drizzle-orm';
import { payments } from '#server/db/schema.ts';
import { followRefunds } from '../../payments/askRefund.ts';
import { settleOpenPayments } from '../../payments/settleOpenPayments.ts';
import type { SettlingContext } from './settleOrders.ts';

/** Minimum age of an abandoned payment, in milliseconds. Longer than a checkout waits for anybody. */
const patience = 60 * 60 * 1000;

/** Asks the provider about abandoned payments and about refunds that wait, so that none stays open for ever. */
export async function settleAbandoned(context: Omit<SettlingContext, 'afterwards'>): Promise<void> {
  const { db, clock } = context;
  const before = new Date(clock.now().getTime() - patience);
  const stale = await db
    .selectDistinct({ oid: payments.oid })
    .from(payments)
    .where(and(eq(payments.state, 'open'), lte(payments.startedAt, before)));
  const silences = [
    ...(await settleOpenPayments(
      context,
      stale.map(({ oid }) => oid),
    )),
    ...(await followRefunds(context)),
  ];
  const [silence] = silences;
  if (silence) throw silence;
}
