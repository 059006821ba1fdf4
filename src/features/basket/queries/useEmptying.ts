import { useState } from 'react';
import { useStore } from 'zustand';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import { showNotice } from '../../notices/index.ts';
import { browserCart } from '../state/browserCart.ts';
import { type CartOwner, cartItems, emptiedItems } from '../state/cartStore.ts';
import { withSeats } from '../state/changeItems.ts';
import { holdAgain, releaseInstant, releaseSeats } from './holds.ts';

/** Empties a cart and releases its places in a hall at once. */
export function emptyCart(owner: CartOwner): void {
  const { seats } = cartItems(browserCart.getState(), owner);
  browserCart.getState().setAside(owner);
  if (seats) releaseSeats(owner, seats.event);
}

/** Empties carts that no open screen prices, and releases everything that they hold at once. */
export function emptyCarts(owners: readonly CartOwner[]): void {
  for (const owner of owners) {
    emptyCart(owner);
    releaseInstant(owner);
  }
}

/** Undoes the emptying of a cart (reading of 4.2: "temporary copy"). */
export function useUndoEmptying(owner: CartOwner) {
  const copy = useStore(browserCart, (carts) => emptiedItems(carts, owner));
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    if (!copy) return;
    setBusy(true);
    const seats = await holdAgain(owner, copy);
    const { takeBack, change } = browserCart.getState();
    takeBack(owner);
    change(owner, (items) => withSeats(items, seats));
    if (copy.seats && !seats) showNotice({ tone: 'warning', message: texts.seatsGone });
    setBusy(false);
  };
  return { canUndo: copy !== undefined, undo: () => void undo(), isBusy };
}
