import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { Cents } from '#rules/money.ts';
import { booksOf } from '#rules/moneyEvents.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { orderInstalments, orders } from '../../db/schema.ts';
import { eventsOf, moneyOf } from './eventsOf.ts';
import type { LoadedAccount } from './loadAccounts.ts';
import { balanceAfterLoss, orderBalance } from './orderBalance.ts';

/** Stores what follows from the payments of an account, in the transaction that locks the order. */
export async function keepBalance(
  context: Pick<Context, 'db' | 'clock'>,
  account: LoadedAccount,
): Promise<void> {
  await keepBalances(context, [account]);
}

/** The same for many accounts, by a few statements. */
export async function keepBalances(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  accounts: readonly LoadedAccount[],
): Promise<void> {
  const balances = accounts.map((account) => ({
    account,
    balance: orderBalance(account, coveredCentsOf(account)),
  }));
  const changed = balances.filter(({ account, balance }) => balance.payment !== account.order.payment);
  for (const [payment, those] of Map.groupBy(changed, ({ balance }) => balance.payment)) {
    const oids = those.map(({ account }) => account.order.oid);
    await tx.update(orders).set({ payment }).where(isOneOf(orders.oid, oids));
  }
  const paid = balances.filter(({ balance }) => balance.paidInstalments.length > 0);
  // Orders have a few parts, so most orders are paid up to the same ones.
  for (const [positions, those] of Map.groupBy(paid, ({ balance }) => balance.paidInstalments.join())) {
    const isNewlyPaid = and(
      isOneOf(
        orderInstalments.oid,
        those.map(({ account }) => account.order.oid),
      ),
      isOneOf(orderInstalments.position, positions.split(',').map(Number)),
      isNull(orderInstalments.paidAt),
    );
    await tx.update(orderInstalments).set({ paidAt: clock.now() }).where(isNewlyPaid);
  }
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
