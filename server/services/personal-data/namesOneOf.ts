import { and, eq, exists, inArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderLines, orders } from '../../db/schema.ts';

/** Orders that name one of these people: as the person whom the order is for, as the person who placed it, or in a line. */
export function namesOneOf(db: Database, uids: number[]): SQL | undefined {
  const lines = db
    .select({ oid: orderLines.oid })
    .from(orderLines)
    .where(and(eq(orderLines.oid, orders.oid), inArray(orderLines.uid, uids)));
  return or(inArray(orders.uid, uids), inArray(orders.placedBy, uids), exists(lines));
}
