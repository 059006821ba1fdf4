import { inArray, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { orderLines, orders } from '../../db/schema.ts';

/**
 * Orders that name one of these people: as the person whom the order is for, as the person who placed it, or in a line. A union, because
 * each part finds its rows by an index, and one condition with `or` reads every order.
 */
export function namesOneOf(db: Database, uids: number[]): SQL | undefined {
  const named = unionAll(
    db.select({ oid: orders.oid }).from(orders).where(inArray(orders.uid, uids)),
    db.select({ oid: orders.oid }).from(orders).where(inArray(orders.placedBy, uids)),
    db.select({ oid: orderLines.oid }).from(orderLines).where(inArray(orderLines.uid, uids)),
  );
  return inArray(orders.oid, named);
}
