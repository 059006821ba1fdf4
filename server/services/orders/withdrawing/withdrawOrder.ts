import { and, eq, isNull } from 'drizzle-orm';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { orders } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { nl } from '#server/texts/nl.ts';
import type { Caller } from '../../sessions/caller.ts';
import { lastWithdrawalOf } from '../placed/lastWithdrawalOf.ts';
import { loadOrders } from '../placed/loadOrders.ts';
import { withdrawalMails } from './composeWithdrawalMails.ts';

interface Withdrawal {
  readonly caller: Caller;
  readonly oid: number;
  readonly note: string;
}

/**
 * Notes that the person withdraws from the goods of an own order, and mails about it. Only the first of several calls does anything.
 *
 * @returns the moment of the withdrawal
 */
export async function withdrawOrder(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { caller, oid, note }: Withdrawal,
): Promise<Date> {
  const [placed] = await loadOrders({ db, clock }, caller, [oid]);
  if (!placed) throw refusals.notFound(nl.refusals.orderNotFound);
  if (placed.order.withdrawnAt) return placed.order.withdrawnAt;
  const until = lastWithdrawalOf(placed);
  const now = clock.now();
  if (until === undefined) throw refusals.notAvailable(nl.withdrawal.noGoods);
  if (unixSecondsOf(now) > until) throw refusals.notAvailable(nl.withdrawal.closed);
  const isDone = await db.transaction(async (tx) => {
    const [first] = await tx
      .update(orders)
      .set({ withdrawnAt: now, withdrawalNote: note })
      .where(and(eq(orders.oid, oid), isNull(orders.withdrawnAt)))
      .returning();
    if (!first) return false;
    const mailed = { caller, placed: { ...placed, order: first }, at: now };
    await queueMails({ db: tx, clock }, await withdrawalMails({ db: tx }, mailed));
    return true;
  });
  if (isDone) return now;
  // Another call was faster.
  return withdrawOrder({ db, clock }, { caller, oid, note });
}
