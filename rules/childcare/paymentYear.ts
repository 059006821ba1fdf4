import type { IsoDay } from '../brusselsTime.ts';
import type { Cents } from '../money.ts';

interface Paid {
  /** Day in Brussels on which the money arrived. */
  readonly day: IsoDay;
  readonly amountCents: Cents;
}

export type PaymentYear = number | 'unpaid' | 'free' | 'several-years';

/**
 * The year in which an order was paid, which is the year of its tax certificate. A certificate states what was received in one
 * year, so an order that was paid in two years has none that can be made without the club.
 * @param owedCents - the amount of the order, less what was credited
 */
export function paymentYear(owedCents: Cents, payments: readonly Paid[]): PaymentYear {
  if (owedCents <= 0) return 'free';
  const paidCents = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (paidCents < owedCents) return 'unpaid';
  const [year, ...others] = new Set(payments.map(({ day }) => Number(day.slice(0, 4))));
  return year === undefined || others.length > 0 ? 'several-years' : year;
}
