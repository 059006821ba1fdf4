import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Cents } from '#rules/money.ts';
import { booksOf } from '#rules/moneyEvents.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { orderInstalments, orders } from '../../db/schema.ts';
import { eventsOf, moneyOf } from './eventsOf.ts';
import type { LoadedAccount } from './loadAccounts.ts';
import { balanceAfterLoss, orderBalance } from './orderBalance.ts';

/** Stores what follows from the payments of an account, in the transaction that locks the order. */
export async function keepBalance(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  account: LoadedAccount,
): Promise<void> {
  const { order } = account;
  const balance = orderBalance(account, coveredCentsOf(account));
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

interface Loss {
  readonly before: LoadedAccount;
  readonly after: LoadedAccount;
}

/** Stores what follows when money that was counted on isn't there: what it had paid is open again. */
export async function keepLoss(tx: Database, { before, after }: Loss): Promise<void> {
  const { oid } = before.order;
  const settledCents = moneyOf(eventsOf(before), ['settled']);
  const { payment, paidInstalments } = balanceAfterLoss(after, settledCents + coveredCentsOf(after));
  await tx.update(orders).set({ payment }).where(eq(orders.oid, oid));
  const isOpen = and(
    eq(orderInstalments.oid, oid),
    paidInstalments.length === 0 ? undefined : notInArray(orderInstalments.position, [...paidInstalments]),
  );
  await tx.update(orderInstalments).set({ paidAt: null }).where(isOpen);
}

/**
 * The money that payments brought and that is still there for what was agreed. What a credit note covers was paid once: giving it back
 * opens nothing, and neither does it count as paid.
 */
function coveredCentsOf(account: LoadedAccount): Cents {
  const events = eventsOf(account);
  const received = moneyOf(events, ['paid', 'payment-undone', 'charged-back', 'chargeback-reversed']);
  const backCents = -moneyOf(events, ['refunded', 'refund-failed', 'given-back', 'giving-back-undone']);
  return received - Math.max(0, backCents - booksOf(events).creditedCents);
}
