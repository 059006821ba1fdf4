import type { IsoDay } from '#rules/brusselsTime.ts';
import type { Cents } from '#rules/money.ts';
import type { creditNotes, orderInstalments, orders, payments } from '../../db/schema.ts';

type OrderPayment = (typeof orders.$inferSelect)['payment'];

/** An attempt to pay. */
export type PaymentAttempt = Pick<typeof payments.$inferSelect, 'state' | 'amountCents'> &
  Partial<Pick<typeof payments.$inferSelect, 'chargedBackCents'>>;

/** The money side of an order: what was agreed, and each attempt to pay, oldest first. */
export interface OrderAccount {
  readonly order: Pick<typeof orders.$inferSelect, 'payment' | 'payNowCents' | 'totalCents'>;
  readonly instalments: readonly Pick<
    typeof orderInstalments.$inferSelect,
    'position' | 'dueOn' | 'amountCents' | 'paidAt'
  >[];
  readonly attempts: readonly PaymentAttempt[];
  /** Credit notes of the club on the order. @defaultValue none */
  readonly credits?: readonly Pick<typeof creditNotes.$inferSelect, 'amountCents'>[];
}

export interface OrderBalance {
  /** State of the amount due at once, or of the whole amount when nothing is due at once. */
  readonly payment: OrderPayment;
  /** The amount due by that day that is not paid yet. */
  readonly dueCents: Cents;
  /** Positions of the instalments that are paid. */
  readonly paidInstalments: readonly number[];
}

/**
 * Computes the balance from the attempts, in whatever order their results arrived. Everything that was ever paid or credited
 * counts, first for the amount due at once, then for the instalments, earliest first. What is paid stays paid.
 * Decision: docs/decisions/0038-the-server-asks-the-payment-provider.md
 */
export function orderBalance(account: OrderAccount, day: IsoDay): OrderBalance {
  const { order, instalments, attempts, credits = [] } = account;
  const { payNowCents, totalCents } = order;
  const coveredCents = receivedCents(attempts) + sumOf(credits);
  const asked = payNowCents > 0 ? payNowCents : totalCents;
  const isPaid = order.payment === 'paid' || (asked > 0 && coveredCents >= asked);
  let left = Math.max(0, coveredCents - payNowCents);
  const paid = instalments.filter(({ amountCents, paidAt }) => {
    if (left < amountCents) return paidAt !== null;
    left -= amountCents;
    return true;
  });
  const due = instalments.filter((one) => one.dueOn <= day && !paid.includes(one));
  return {
    payment: isPaid ? 'paid' : stateOfAttempts(attempts),
    dueCents: (isPaid ? 0 : Math.max(0, payNowCents - coveredCents)) + sumOf(due),
    paidInstalments: paid.map(({ position }) => position),
  };
}

/** The amount that came in by these attempts, and was not charged back. */
export function receivedCents(attempts: readonly PaymentAttempt[]): Cents {
  return attempts
    .filter(({ state }) => state === 'paid')
    .reduce((sum, { amountCents, chargedBackCents = 0 }) => sum + amountCents - chargedBackCents, 0);
}

/**
 * Computes what is paid after the bank took money back. This is the only way in which something paid becomes open again.
 *
 * @param coveredCents - all that came in and was not charged back, also what the club settled without a payment
 */
export function balanceAfterChargeback(
  { order, instalments, attempts }: OrderAccount,
  coveredCents: Cents,
): Pick<OrderBalance, 'payment' | 'paidInstalments'> {
  const asked = order.payNowCents > 0 ? order.payNowCents : order.totalCents;
  let left = Math.max(0, coveredCents - order.payNowCents);
  const paid = instalments.filter(({ amountCents }) => {
    if (left < amountCents) return false;
    left -= amountCents;
    return true;
  });
  return {
    payment: coveredCents >= asked ? 'paid' : stateOfAttempts(attempts),
    paidInstalments: paid.map(({ position }) => position),
  };
}

function stateOfAttempts(attempts: OrderAccount['attempts']): OrderPayment {
  if (attempts.some(({ state }) => state === 'open')) return 'processing';
  const last = attempts.at(-1)?.state;
  return last === 'failed' || last === 'cancelled' ? last : 'unpaid';
}

function sumOf(amounts: readonly { readonly amountCents: Cents }[]): Cents {
  return amounts.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
