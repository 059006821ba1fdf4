import { formatEuros } from '#rules/money.ts';
import type { OrderItem } from '#src/api/entities/orders/orderItem.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';

/** What makes up the discount of a line, one text each; empty without names. */
export function reductionTexts({ reductions }: Pick<OrderItem, 'reductions'>): readonly string[] {
  return reductions.map(({ name, amount }) => texts.reduction(name, formatEuros(-amount)));
}
