import { and, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { clockSkew } from '#server/db/capTimes.ts';
import type { Database } from '#server/db/database.ts';
import { orders, payments } from '#server/db/schema.ts';
import type { PaymentContext } from '../../payments/providerSilent.ts';
import { followRefunds } from '../../payments/refunding/followRefunds.ts';
import { settleOpenPayments } from '../../payments/settleOpenPayments.ts';
import { underWay } from '../../payments/underWay.ts';
import { isOwnOrder } from '../../people/family/ownOrders.ts';
import type { Caller } from '../../sessions/caller.ts';

/** The parts of the context that settle payments and send mails about them. */
export type SettlingContext = Pick<
  Context,
  'db' | 'clock' | 'providers' | 'portalOrigin' | 'afterwards' | 'sendQueuedMails'
>;

/** Updates the payments of these orders from the provider, and mails about what happened to them. */
export async function settleOrders(context: SettlingContext, oids: readonly number[]): Promise<void> {
  const { isTold, silences } = await settleOpenPayments(context, oids);
  if (isTold) context.sendQueuedMails();
  for (const silence of silences) context.afterwards('state of a payment', () => Promise.reject(silence));
}

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

/** The orders with a payment under way, at one club or at every club: it was started and its result is unknown. */
export async function findOrdersInPayment(
  db: Database,
  caller: Caller,
  clubNid?: number,
): Promise<readonly number[]> {
  const isAtClub = clubNid === undefined ? undefined : eq(orders.clubNid, clubNid);
  const ofOpenPayments = db
    .select({ oid: payments.oid })
    .from(payments)
    .where(inArray(payments.state, [...underWay]));
  const found = await db
    .select({ oid: orders.oid })
    .from(orders)
    .where(and(isAtClub, isOwnOrder(caller), inArray(orders.oid, ofOpenPayments)));
  return found.map(({ oid }) => oid);
}
