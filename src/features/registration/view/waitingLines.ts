import type { CartItem } from '#src/api/entities/orders/cartInvoice.ts';
import { courseOfLine } from '../../basket/index.ts';

/** What a form reads of a cart. */
interface Cart {
  readonly invoice: {
    readonly items: readonly Pick<CartItem, 'type' | 'uid' | 'isQueued' | 'description'>[];
  };
}

interface WaitingLine {
  readonly uid: number;
  /** Title of the course. */
  readonly what: string;
}

/** Who joins which waiting list with this order. */
export function waitingLines(carts: readonly (Cart & { readonly uid: number })[]): readonly WaitingLine[] {
  return carts.flatMap(({ uid, invoice }) =>
    invoice.items
      .filter(({ isQueued }) => isQueued)
      .map((item) => ({ uid: item.uid ?? uid, what: courseOfLine(item) })),
  );
}

/** Whether the order gives nobody a place, and nothing else. */
export function onlyWaits(carts: readonly Cart[]): boolean {
  const items = carts.flatMap(({ invoice }) => invoice.items);
  return items.length > 0 && items.every(({ isQueued }) => isQueued);
}
