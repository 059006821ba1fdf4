import { and, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { productVariants } from '#server/db/schema.ts';
import type { ProductLine } from '#server/services/cart/pricedCart.ts';

/**
 * Takes the products of a line from the stock: a part of the statement that inserts the order. Returns no row where too little is
 * left. Backordered items are not in stock, so the stock goes down by the rest only.
 */
export function takenProduct(tx: Database, line: ProductLine) {
  const { stock, nid, allowsBackorder } = productVariants;
  const there = line.qty - line.qtyBackordered;
  const isThere = or(isNull(stock), gte(stock, there));
  const mayWait = line.qtyBackordered === 0 ? undefined : eq(allowsBackorder, true);
  return tx
    .update(productVariants)
    .set({ stock: sql`${stock} - ${there}` })
    .where(and(eq(nid, line.variantNid), isThere, mayWait))
    .returning({ nid });
}
