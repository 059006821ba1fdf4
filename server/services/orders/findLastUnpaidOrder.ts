import { and, desc, eq, gt, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema.ts';
import type { Caller } from '../sessions/caller.ts';

/**
 * The latest order at a club, of the family or placed by the caller, that is to be paid now. Where the club asks for the
 * money later, nothing is outstanding yet.
 */
export async function findLastUnpaidOrder(
  db: Database,
  caller: Caller,
  clubNid: number,
): Promise<typeof orders.$inferSelect | undefined> {
  const isOwn = or(inArray(orders.uid, [...caller.family]), eq(orders.placedBy, caller.uid));
  // One in the hands of the payment provider is neither paid nor to be paid again.
  const isOpen = and(inArray(orders.payment, ['unpaid', 'failed']), gt(orders.payNowCents, 0));
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.clubNid, clubNid), isOwn, isOpen))
    .orderBy(desc(orders.placedAt), desc(orders.oid))
    .limit(1);
  return order;
}
