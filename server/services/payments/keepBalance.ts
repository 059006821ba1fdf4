import { and, eq, inArray, isNull } from 'drizzle-orm';
import { todayOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { orderInstalments, orders } from '../../db/schema.ts';
import type { LoadedAccount } from './loadAccounts.ts';
import { orderBalance } from './orderBalance.ts';

/** Stores what follows from the payment attempts, in the transaction that locks the order. */
export async function keepBalance(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  account: LoadedAccount,
): Promise<void> {
  const { order } = account;
  // Credits are left out: what they cover was never paid, so a later refund must not count it.
  const balance = orderBalance({ ...account, credits: [] }, todayOf(clock));
  if (balance.payment !== order.payment)
    await tx.update(orders).set({ payment: balance.payment }).where(eq(orders.oid, order.oid));
  if (balance.paidInstalments.length === 0) return;
  const isNewlyPaid = and(
    eq(orderInstalments.oid, order.oid),
    inArray(orderInstalments.position, [...balance.paidInstalments]),
    isNull(orderInstalments.paidAt),
  );
  await tx.update(orderInstalments).set({ paidAt: clock.now() }).where(isNewlyPaid);
}
