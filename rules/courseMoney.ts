import type { Cents } from './money.ts';
import { spreadCents } from './spreadCents.ts';

/** The money of an order: the amounts that its invoice says. */
export interface OrderMoney {
  readonly totalCents: Cents;
  /** Sum of the credit notes. */
  readonly creditedCents: Cents;
  /** The money that came in and did not go back. Below zero where more went back than came in. */
  readonly paidCents: Cents;
}

/** The lines of an order for one course, or for everything that is no course. */
export interface CourseLines {
  readonly costCents: Cents;
  /** Part of the cost that credit notes took back. */
  readonly creditedCents: Cents;
}

/** The part of an order's money that belongs to one course. */
export interface CourseMoney {
  readonly invoicedCents: Cents;
  readonly creditedCents: Cents;
  readonly paidCents: Cents;
  readonly openCents: Cents;
}

/** Amount that is still to be paid: what is invoiced less what is credited and what was paid. */
export function openCentsOf({ totalCents, creditedCents, paidCents }: OrderMoney): Cents {
  return Math.max(0, totalCents - creditedCents - paidCents);
}

/**
 * Divides the money of an order over its courses, so that the parts add up to the order, to the cent. A credit note belongs to the course
 * of its line and is no payment. Payments count for all courses alike, by what each still asks; money that is no longer owed
 * stays with the course that was credited.
 */
export function courseMoney(order: OrderMoney, lines: readonly CourseLines[]): readonly CourseMoney[] {
  // A line without a cost gets a part only where no line has one.
  const costs = lines.map(({ costCents }) => Math.max(0, costCents));
  const weights = costs.some((cents) => cents > 0) ? costs : lines.map(() => 1);
  const spread = (cents: Cents, by: readonly Cents[]) =>
    spreadCents(cents, by.some((one) => one > 0) ? by : weights);
  const credits = lines.map(({ creditedCents }) => creditedCents);
  const invoiced = spread(order.totalCents, weights);
  const credited = spread(order.creditedCents, credits);
  const asked = invoiced.map((cents, place) => Math.max(0, cents - (credited[place] ?? 0)));
  const open = spread(openCentsOf(order), asked);
  const surplusCents = Math.max(0, order.paidCents + order.creditedCents - order.totalCents);
  const surplus = spread(surplusCents, credits);
  return lines.map((_, place) => {
    const [invoicedCents = 0, creditedCents = 0] = [invoiced[place], credited[place]];
    const openCents = open[place] ?? 0;
    return {
      ...{ invoicedCents, creditedCents, openCents },
      paidCents: invoicedCents - creditedCents - openCents + (surplus[place] ?? 0),
    };
  });
}
