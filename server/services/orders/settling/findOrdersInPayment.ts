import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { orders, payments } from '#server/db/schema.ts';
import { underWay } from '../../payments/underWay.ts';
import { isOwnOrder } from '../../people/family/ownOrders.ts';
import type { Caller } from '../../sessions/caller.ts';

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
