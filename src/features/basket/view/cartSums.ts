import { formatEuros } from '#rules/money.ts';
import type { CartInvoice } from '#src/api/entities/orders/cartInvoice.ts';

/** The sums of a cart. A sum is '' when it would only repeat the total. */
export interface CartSums {
  readonly subtotal: string;
  readonly discounts: string;
  /** The amount paid with the turns of a pass. */
  readonly prepaid: string;
  readonly rounding: string;
  readonly total: string;
  readonly payNow: string;
  readonly payLater: string;
}

/** Adds up the server's amounts by kind. Nothing is priced here. */
export function cartSums({ items, total, payNow, payLater }: CartInvoice): CartSums {
  const sum = (types: readonly string[], amount: 'fullPrice' | 'price' | 'discount') =>
    items.filter(({ type }) => types.includes(type)).reduce((cents, item) => cents + item[amount], 0);
  const chosen = ['tariff', 'service', 'product', 'pass', 'seat'];
  const subtotal = sum(chosen, 'fullPrice');
  const unlessZero = (cents: number) => (cents === 0 ? '' : formatEuros(cents));
  return {
    subtotal: subtotal === total ? '' : formatEuros(subtotal),
    discounts: unlessZero(-sum(chosen, 'discount')),
    prepaid: unlessZero(sum(['prepaid'], 'price')),
    rounding: unlessZero(sum(['rounding'], 'price')),
    total: formatEuros(total),
    payNow: payNow > 0 && payLater > 0 ? formatEuros(payNow) : '',
    payLater: unlessZero(payLater),
  };
}
