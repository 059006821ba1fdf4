import type { Database } from '../../../db/database.ts';
import { orderInstalments, orderLines, orders } from '../../../db/schema.ts';
import type { PricedCart } from '../pricedCart.ts';
import { toOrderLine } from '../toOrderLine.ts';
import type { WantedOrder } from './wantedOrder.ts';

/** @returns the order's oid */
export async function insertOrder(
  tx: Database,
  { wanted, cart, now }: { readonly wanted: WantedOrder; readonly cart: PricedCart; readonly now: Date },
): Promise<number> {
  const [order] = await tx
    .insert(orders)
    .values({
      clubNid: wanted.club.nid,
      uid: wanted.person.uid,
      placedBy: wanted.placedBy,
      placedAt: now,
      payment: 'unpaid',
      payNowCents: cart.payNowCents,
      payLaterCents: cart.payLaterCents,
      totalCents: cart.totalCents,
    })
    .returning({ oid: orders.oid });
  if (!order) throw new Error('The database returned no order');
  const { oid } = order;
  await tx
    .insert(orderLines)
    .values(cart.lines.map((line, position) => ({ ...toOrderLine(line), oid, position })));
  const instalments = cart.instalments.map((instalment, position) => ({ ...instalment, oid, position }));
  if (instalments.length > 0) await tx.insert(orderInstalments).values(instalments);
  return oid;
}
