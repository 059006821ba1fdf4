import { useState } from 'react';
import {
  type CartItems,
  type CartLine,
  type CartOwner,
  type ChangeItems,
  emptyCart,
  holdAgain,
  isEmptyCart,
  releaseSeats,
  withSeats,
} from '#src/features/basket/index.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';

interface OwnCart {
  readonly owner: CartOwner;
  readonly items: CartItems;
  readonly change: (change: ChangeItems) => void;
}

/**
 * Removes lines of a cart. The last removed line can be taken back until the cart changes again: an undo after that would also
 * undo the later change. Without its last line a cart is emptied, which has an undo of its own.
 */
export function useRemoveLine({ owner, items, change }: OwnCart) {
  const [removed, setRemoved] = useState<{ readonly name: string; readonly before: CartItems }>();
  const remove = (line: CartLine) => {
    if (!line.remove) return;
    if (isEmptyCart(line.remove(items))) return emptyCart(owner);
    if (line.seat !== undefined && items.seats) releaseSeats(owner, items.seats.event, line.seat);
    setRemoved({ name: line.name, before: items });
    change(line.remove);
  };
  const takeBack = async ({ before }: { readonly before: CartItems }) => {
    setRemoved(undefined);
    const seats = await holdAgain(owner, before);
    change(() => withSeats(before, seats));
    if (before.seats && !seats) showNotice({ tone: 'warning', message: texts.seatsGone });
  };
  return {
    remove,
    change: (next: ChangeItems) => {
      setRemoved(undefined);
      change(next);
    },
    /** The name of the line that can be taken back. */
    removed: removed?.name,
    undo: () => {
      if (removed) void takeBack(removed);
    },
  };
}
