import { and, eq, isNull } from 'drizzle-orm';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { orders } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import type { Caller } from '../../sessions/caller.ts';
import { lastWithdrawalOf } from '../placed/lastWithdrawalOf.ts';
import { loadOrders, type PlacedOrder } from '../placed/loadOrders.ts';

interface Withdrawal {
  readonly caller: Caller;
  readonly oid: number;
  readonly note: string;
}

interface Withdrawn {
  readonly placed: PlacedOrder;
  readonly at: Date;
  /** Whether this call withdrew: a repeat of it finds the first moment. */
  readonly isNew: boolean;
}

/** Notes that the person withdraws from the goods of an own order. Only the first of several calls does anything. */
export async function withdrawOrder(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { caller, oid, note }: Withdrawal,
): Promise<Withdrawn> {
  const [placed] = await loadOrders({ db, clock }, caller, [oid]);
  if (!placed) throw refusals.notFound(nl.refusals.orderNotFound);
  if (placed.order.withdrawnAt) return { placed, at: placed.order.withdrawnAt, isNew: false };
  const until = lastWithdrawalOf(placed);
  const now = clock.now();
  if (until === undefined) throw refusals.notAvailable(nl.withdrawal.noGoods);
  if (unixSecondsOf(now) > until) throw refusals.notAvailable(nl.withdrawal.closed);
  const [first] = await db
    .update(orders)
    .set({ withdrawnAt: now, withdrawalNote: note })
    .where(and(eq(orders.oid, oid), isNull(orders.withdrawnAt)))
    .returning();
  if (first) return { placed: { ...placed, order: first }, at: now, isNew: true };
  // Another call was faster.
  return withdrawOrder({ db, clock }, { caller, oid, note });
}
