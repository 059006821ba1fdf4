import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Cents } from '#rules/money.ts';
import { todayOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { orderInstalments, orders } from '../../db/schema.ts';
import { paidCentsOf } from './invoiceAccount.ts';
import type { LoadedAccount } from './loadAccounts.ts';
import { balanceAfterChargeback, orderBalance } from './orderBalance.ts';

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

interface Loss extends Pick<LoadedAccount, 'attempts'> {
  readonly lostCents: Cents;
}

/** Stores what follows when the bank took money back: what that money had paid is open again. */
export async function keepLoss(
  tx: Database,
  account: LoadedAccount,
  { attempts, lostCents }: Loss,
): Promise<void> {
  const { oid } = account.order;
  const covered = Math.max(0, paidCentsOf(account) - lostCents);
  const { payment, paidInstalments } = balanceAfterChargeback({ ...account, attempts }, covered);
  await tx.update(orders).set({ payment }).where(eq(orders.oid, oid));
  const isOpen = and(
    eq(orderInstalments.oid, oid),
    paidInstalments.length === 0 ? undefined : notInArray(orderInstalments.position, [...paidInstalments]),
  );
  await tx.update(orderInstalments).set({ paidAt: null }).where(isOpen);
}
