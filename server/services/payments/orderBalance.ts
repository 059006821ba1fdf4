import type { IsoDay } from '../../../rules/brusselsTime.ts';
import type { Cents } from '../../../rules/money.ts';
import type { orderInstalments, orders, payments } from '../../db/schema.ts';

type OrderPayment = (typeof orders.$inferSelect)['payment'];

/** An order as far as money goes: what was agreed, and each attempt to pay it, oldest first. */
export interface OrderAccount {
  readonly order: Pick<typeof orders.$inferSelect, 'payment' | 'payNowCents' | 'totalCents'>;
  readonly instalments: readonly Pick<
    typeof orderInstalments.$inferSelect,
    'position' | 'dueOn' | 'amountCents' | 'paidAt'
  >[];
  readonly attempts: readonly Pick<typeof payments.$inferSelect, 'state' | 'amountCents'>[];
}

export interface OrderBalance {
  /** Of what was to be paid at once; of everything where nothing was. */
  readonly payment: OrderPayment;
  /** To be paid by that day, and not paid yet. */
  readonly dueCents: Cents;
  /** Positions of the instalments that are paid. */
  readonly paidInstalments: readonly number[];
}

/**
 * What follows from the attempts, whatever the order in which they were heard of. All that was ever paid counts: first
 * for what was to be paid at once, then for the instalments, the earliest first. What is paid stays paid.
 */
export function orderBalance({ order, instalments, attempts }: OrderAccount, day: IsoDay): OrderBalance {
  const { payNowCents, totalCents } = order;
  const paidCents = sumOf(attempts.filter(({ state }) => state === 'paid'));
  const asked = payNowCents > 0 ? payNowCents : totalCents;
  const isPaid = order.payment === 'paid' || (asked > 0 && paidCents >= asked);
  let left = Math.max(0, paidCents - payNowCents);
  const paid = instalments.filter(({ amountCents, paidAt }) => {
    if (left < amountCents) return paidAt !== null;
    left -= amountCents;
    return true;
  });
  const due = instalments.filter((one) => one.dueOn <= day && !paid.includes(one));
  return {
    payment: isPaid ? 'paid' : stateOfAttempts(attempts),
    dueCents: (isPaid ? 0 : payNowCents) + sumOf(due),
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
