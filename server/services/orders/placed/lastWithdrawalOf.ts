import { withdrawalUntil } from '#rules/withdrawal.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { PlacedOrder } from './loadOrders.ts';

/** The last moment of a withdrawal, in unix seconds; undefined for an order without goods. */
export function lastWithdrawalOf({ order, lines }: Pick<PlacedOrder, 'order' | 'lines'>): number | undefined {
  const goods = lines.map(({ line }) => ({ type: line.type, backordered: line.qtyBackordered }));
  return withdrawalUntil(unixSecondsOf(order.placedAt), goods);
}
