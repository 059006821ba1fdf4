import type { Cents } from './money.ts';

/** A payment that can be given back by way of its provider. */
interface RefundablePayment {
  readonly id: number;
  /** What is left of it: not refunded, and not charged back. */
  readonly leftCents: Cents;
}

interface MoneyBack {
  readonly refunds: readonly { readonly paymentId: number; readonly amountCents: Cents }[];
  /** What the club gives back itself, by transfer or in cash. */
  readonly byHandCents: Cents;
}

/**
 * Divides an amount to give back over the payments that were made online. The payments that were made last go back first; what
 * came in another way goes back by hand.
 *
 * @param payments - the oldest first
 */
export function divideMoneyBack(backCents: Cents, payments: readonly RefundablePayment[]): MoneyBack {
  let byHandCents = backCents;
  const refunds = payments.toReversed().flatMap(({ id, leftCents }) => {
    const amountCents = Math.min(byHandCents, Math.max(0, leftCents));
    byHandCents -= amountCents;
    return amountCents > 0 ? [{ paymentId: id, amountCents }] : [];
  });
  return { refunds, byHandCents };
}

/** The lessons that somebody paid for, and those of them that are still to come. */
export interface LessonCount {
  readonly total: number;
  readonly left: number;
}

/**
 * Proposes what a club gives back for a line: its share of the lessons that remain, rounded to the cent. A line without lessons, such as
 * goods, has no share.
 */
export function proposedRefund(chargedCents: Cents, lessons: LessonCount | undefined): Cents {
  if (!lessons || lessons.total === 0) return 0;
  return Math.round((Math.max(0, chargedCents) * lessons.left) / lessons.total);
}
