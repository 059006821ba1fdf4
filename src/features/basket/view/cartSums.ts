import { formatEuros } from '#rules/money.ts';
import type { CartInvoice } from '#src/api/entities/cartInvoice.ts';

/** What a cart comes to, each '' where it says nothing that the total doesn't say. */
export interface CartSums {
  readonly subtotal: string;
  readonly discounts: string;
  /** Paid by turns of a pass. */
  readonly prepaid: string;
  readonly rounding: string;
  readonly total: string;
  readonly payNow: string;
  readonly payLater: string;
}

/** The server's amounts, summed up by kind; nothing is priced here. */
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
