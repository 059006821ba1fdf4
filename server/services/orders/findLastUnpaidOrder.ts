import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Cents } from '../../../rules/money.ts';
import { type Clock, todayOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { orderInstalments, orders, payments } from '../../db/schema.ts';
import { loadAccounts } from '../payments/loadAccounts.ts';
import { orderBalance } from '../payments/orderBalance.ts';
import type { Caller } from '../sessions/caller.ts';
import { isOwnOrder } from './ownOrders.ts';

export interface UnpaidOrder {
  readonly order: typeof orders.$inferSelect;
  readonly dueCents: Cents;
}

/**
 * The latest order at a club, of the family or placed by the caller, of which something is to be paid by today. Where the
 * club asks for the money later, nothing is outstanding yet; what is in the hands of the payment provider isn't either.
 */
export async function findLastUnpaidOrder(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  caller: Caller,
  clubNid: number,
): Promise<UnpaidOrder | undefined> {
  const today = todayOf(clock);
  const isFirstDue = and(
    inArray(orders.payment, ['unpaid', 'failed', 'cancelled']),
    gt(orders.payNowCents, 0),
  );
  const ofThoseDue = db
    .select({ oid: orderInstalments.oid })
    .from(orderInstalments)
    .where(and(lte(orderInstalments.dueOn, today), isNull(orderInstalments.paidAt)));
  const isOpen = or(isFirstDue, inArray(orders.oid, ofThoseDue));
  const found = await db
    .select({ oid: orders.oid })
    .from(orders)
    .where(and(eq(orders.clubNid, clubNid), isOwnOrder(caller), isOpen))
    .orderBy(desc(orders.placedAt), desc(orders.oid));
  const accounts = await loadAccounts(
    db,
    found.map(({ oid }) => oid),
  );
  for (const { oid } of found) {
    const account = accounts.get(oid);
    if (!account || account.attempts.some(({ state }) => state === 'open')) continue;
    const { dueCents } = orderBalance(account, today);
    if (dueCents > 0) return { order: account.order, dueCents };
  }
  return undefined;
}

/**
 * The orders, at one club or at every one, whose payment somebody set out to make, and nobody has heard of since.
 */
export async function findOrdersInPayment(
  db: Database,
  caller: Caller,
  clubNid?: number,
): Promise<readonly number[]> {
  const isAtClub = clubNid === undefined ? undefined : eq(orders.clubNid, clubNid);
  const ofOpenPayments = db.select({ oid: payments.oid }).from(payments).where(eq(payments.state, 'open'));
  const found = await db
    .select({ oid: orders.oid })
    .from(orders)
    .where(and(isAtClub, isOwnOrder(caller), inArray(orders.oid, ofOpenPayments)));
  return found.map(({ oid }) => oid);
}
