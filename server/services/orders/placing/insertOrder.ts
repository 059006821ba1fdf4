import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { orderInstalments, orderLines, orders } from '#server/db/schema.ts';
import type { PricedCart } from '../../cart/pricedCart.ts';
import { toOrderLine } from '../toOrderLine.ts';
import type { WantedOrder } from './wantedOrder.ts';

/** Longest time that the mail about an order waits for the next cart of its checkout, in milliseconds. */
const mailPatience = 2 * 60 * 1000;

/** The rows of a new order. */
export interface InsertedOrder {
  readonly order: typeof orders.$inferSelect;
  readonly lines: readonly (typeof orderLines.$inferSelect)[];
  readonly instalments: readonly (typeof orderInstalments.$inferSelect)[];
}

export async function insertOrder(
  tx: Database,
  { wanted, cart, now }: { readonly wanted: WantedOrder; readonly cart: PricedCart; readonly now: Date },
): Promise<InsertedOrder> {
  const order = {
    clubNid: wanted.club.nid,
    uid: wanted.person.uid,
    placedBy: wanted.placedBy,
    placedAt: now,
    checkoutOid: wanted.checkoutOid ?? null,
    mailDueAt: wanted.mailWaits ? new Date(now.getTime() + mailPatience) : null,
    payment: 'unpaid' as const,
    payNowCents: cart.payNowCents,
    payLaterCents: cart.payLaterCents,
    totalCents: cart.totalCents,
    withdrawnAt: null,
    withdrawalNote: '',
  };
  const placed = tx.$with('placed').as(tx.insert(orders).values(order).returning({ oid: orders.oid }));
  const placedOid = sql<number>`(select oid from ${placed})`;
  // Inserts both in one statement, because others wait for the same rows meanwhile.
  const lines = await tx
    .with(placed)
    .insert(orderLines)
    .values(cart.lines.map((one, position) => ({ ...toOrderLine(one), oid: placedOid, position })))
    .returning();
  const [line] = lines;
  if (!line) throw new Error('The database returned no order');
  const { oid } = line;
  const instalments = cart.instalments.map((instalment, position) => ({
    ...instalment,
    ...{ oid, position, paidAt: null },
  }));
  if (instalments.length > 0) await tx.insert(orderInstalments).values(instalments);
  return { order: { ...order, oid }, lines, instalments };
}
