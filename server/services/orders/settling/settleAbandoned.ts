import { and, eq, lte } from 'drizzle-orm';
import { payments } from '#server/db/schema.ts';
import { settleOpenPayments } from '../../payments/settleOpenPayments.ts';
import type { SettlingContext } from '../../payments/settlePayment.ts';

/** Minimum age of an abandoned payment, in milliseconds. Longer than a checkout waits for anybody. */
const patience = 60 * 60 * 1000;

/** Asks the provider about abandoned payments, so that none stays open for ever. */
export async function settleAbandoned(context: SettlingContext): Promise<void> {
  const { db, clock } = context;
  const before = new Date(clock.now().getTime() - patience);
  const stale = await db
    .selectDistinct({ oid: payments.oid })
    .from(payments)
    .where(and(eq(payments.state, 'open'), lte(payments.startedAt, before)));
  const { silences } = await settleOpenPayments(
    context,
    stale.map(({ oid }) => oid),
  );
  const [silence] = silences;
  if (silence) throw silence;
}
