import { type Cents, formatEuros } from '#rules/money.ts';
import type { CartInvoice } from '#src/api/entities/orders/cartInvoice.ts';
import { orderButtonTexts as texts } from '#src/texts/nl/orderButton.ts';
import type { PriceState } from './priceState.ts';

interface PricedPart {
  readonly price: PriceState;
  readonly invoice: { readonly total: Cents; readonly payNow: Cents; readonly payLater: Cents };
}

/** The sums of several carts. One unknown price makes the whole unknown, because a part of a sum says nothing. */
export function familySums(parts: readonly PricedPart[]) {
  const sum = (of: 'total' | 'payNow' | 'payLater') =>
    parts.reduce((cents, { invoice }) => cents + invoice[of], 0);
  const [total, payNow, payLater] = [sum('total'), sum('payNow'), sum('payLater')];
  return {
    price: stateOf(parts),
    total: formatEuros(total),
    /** '' when it would only repeat the total. */
    payNow: payNow > 0 && payLater > 0 ? formatEuros(payNow) : '',
    payLater: payLater === 0 ? '' : formatEuros(payLater),
  };
}

function stateOf(parts: readonly PricedPart[]): PriceState {
  if (parts.some(({ price }) => price === 'unknown')) return 'unknown';
  return parts.some(({ price }) => price === 'asked') ? 'asked' : 'known';
}

/** Whether the club lets the buyer of a cart choose how to pay. */
export function offersPayChoice({ invoice }: { readonly invoice: CartInvoice }): boolean {
  const { hasPaymentOptions, canPayByPass, hasUitpas, hasVouchers } = invoice;
  return hasPaymentOptions || canPayByPass || hasUitpas || hasVouchers;
}

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
