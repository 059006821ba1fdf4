import { textMark } from '../../../platform/textMark.ts';

/** What an order is made of: another cart or another price is another order. */
export interface OrderOf {
  readonly tariffs: readonly number[];
  /** Cents, as it was shown. */
  readonly total: number;
}

/** Tells one order from another without saying what is in it: web storage never holds a price. */
export function orderMark({ tariffs, total }: OrderOf): string {
  return textMark([total, ...[...tariffs].sort((a, b) => a - b)].join(','));
}
