import { formatEuros } from '../../../../rules/money.ts';
import type { CartInvoice, OrderItem } from '../../../api/entities/order.ts';
import { cartTexts as texts } from '../../../texts/nl/cart.ts';

/** One line of the cart as it is shown. */
export interface CartLine {
  /** Unique within the cart. */
  readonly id: string;
  /** What "Verwijderen" takes out; undefined for a line that can't go by itself, such as a rounding. */
  readonly tariff: number | undefined;
  readonly what: string;
  readonly when: string;
  readonly price: string;
  readonly isQueued: boolean;
}

export interface CartView {
  readonly lines: readonly CartLine[];
  readonly total: string;
  /** '' where all or nothing is to be paid now. */
  readonly payNow: string;
  /** '' where nothing is left for later. */
  readonly payLater: string;
}

interface CartSetting {
  /** What is in the cart now: a line that was just removed is gone before the server has priced the rest. */
  readonly tariffs: readonly number[];
  /** When the course of a tariff takes place, '' where the portal doesn't know it. */
  readonly when: (tariff: number) => string;
}

export function cartView(invoice: CartInvoice, { tariffs, when }: CartSetting): CartView {
  const items = invoice.items.filter((item) => item.type !== 'tariff' || tariffs.includes(tariffOf(item)));
  return {
    lines: items.map((item, place) => ({
      id: `${item.type}-${item.nid}-${place}`,
      tariff: item.type === 'tariff' ? tariffOf(item) : undefined,
      what: item.quantity === 1 ? item.description : `${item.quantity} × ${item.description}`,
      when: item.tariff === undefined ? '' : when(item.tariff),
      price: item.price === 0 ? texts.free : formatEuros(item.price),
      isQueued: item.isQueued,
    })),
    total: formatEuros(invoice.total),
    payNow: invoice.payNow > 0 && invoice.payLater > 0 ? formatEuros(invoice.payNow) : '',
    payLater: invoice.payLater > 0 ? formatEuros(invoice.payLater) : '',
  };
}

/** The tariffs that the server still has in its answer. */
export function confirmedTariffs({ items }: CartInvoice): number[] {
  return items.flatMap((item) => (item.type === 'tariff' ? [tariffOf(item)] : []));
}

function tariffOf({ tariff, nid }: OrderItem): number {
  return tariff ?? nid;
}
