import type { Cents } from '#rules/money.ts';
import type { orderInstalments, orders, payments } from '../../db/schema.ts';
import { isUnderWay } from './underWay.ts';

type OrderPayment = (typeof orders.$inferSelect)['payment'];

/** What was agreed, and each attempt to pay, the oldest first. */
export interface BalancedOrder {
  readonly order: Pick<typeof orders.$inferSelect, 'payment' | 'payNowCents' | 'totalCents'>;
  readonly instalments: readonly Pick<
    typeof orderInstalments.$inferSelect,
    'position' | 'amountCents' | 'paidAt'
  >[];
  readonly attempts: readonly Pick<typeof payments.$inferSelect, 'state'>[];
}

/** What is stored about a paid order, beside its payments. */
export interface OrderBalance {
  /** State of the amount due at once, or of the whole amount when nothing is due at once. */
  readonly payment: OrderPayment;
  /** Positions of the instalments that are paid. */
  readonly paidInstalments: readonly number[];
}

/**
 * Computes what is paid, in whatever order the results of the attempts arrived. Money counts first for the amount due at once, then for
 * the instalments, earliest first. What is paid stays paid.
 * Decision: docs/decisions/0038-the-server-asks-the-payment-provider.md
 *
 * @param coveredCents - all that came in and is still there
 */
export function orderBalance(
  { order, instalments, attempts }: BalancedOrder,
  coveredCents: Cents,
): OrderBalance {
  const { payNowCents, totalCents } = order;
  const asked = payNowCents > 0 ? payNowCents : totalCents;
  const isPaid = order.payment === 'paid' || (asked > 0 && coveredCents >= asked);
  let left = Math.max(0, coveredCents - payNowCents);
  const paid = instalments.filter(({ amountCents, paidAt }) => {
    if (left < amountCents) return paidAt !== null;
    left -= amountCents;
    return true;
  });
  return {
    payment: isPaid ? 'paid' : stateOfAttempts(attempts),
    paidInstalments: paid.map(({ position }) => position),
  };
}

/**
 * Computes what is paid after money was lost: the bank took it back, or it had never come. This is the only way in which something paid
 * becomes open again.
 *
 * @param coveredCents - all that is still there, also what the club settled without a payment
 */
export function balanceAfterLoss(
  { order, instalments, attempts }: BalancedOrder,
  coveredCents: Cents,
): OrderBalance {
  const open = instalments.map((one) => ({ ...one, paidAt: null }));
  return orderBalance({ order: { ...order, payment: 'unpaid' }, instalments: open, attempts }, coveredCents);
}

function stateOfAttempts(attempts: BalancedOrder['attempts']): OrderPayment {
  if (attempts.some(isUnderWay)) return 'processing';
  const last = attempts.at(-1)?.state;
  return last === 'failed' || last === 'cancelled' ? last : 'unpaid';
}
