import { type Cents, formatEuros } from '#rules/money.ts';
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
