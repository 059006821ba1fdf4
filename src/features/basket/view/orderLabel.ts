import { type Cents, formatEuros } from '#rules/money.ts';
import { orderButtonTexts as texts } from '#src/texts/nl/orderButton.ts';

interface Payable {
  readonly total: Cents;
  readonly payNow: Cents;
}

/**
 * The label of a button that orders these carts: whether they are paid at once or later, and the total.
 *
 * @param free The label where nothing is to be paid.
 * @param total The total where it differs from the sum of the carts, because the price has changed.
 */
export function orderLabel(
  carts: readonly Payable[],
  free: string,
  total: Cents = carts.reduce((sum, cart) => sum + cart.total, 0),
): string {
  if (total <= 0) return free;
  const isPaidNow = carts.some(({ payNow }) => payNow > 0);
  return (isPaidNow ? texts.payNow : texts.payLater)(formatEuros(total));
}
