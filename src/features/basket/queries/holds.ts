import { useState } from 'react';
import { useStore } from 'zustand';
import { post } from '#src/api/call.ts';
import { parseHeldSeats } from '#src/api/entities/offer/seatPlan.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import { showNotice } from '../../notices/index.ts';
import { browserCart } from '../state/browserCart.ts';
import { type CartItems, type CartSeats, noItems } from '../state/cartItems.ts';
import { type CartOwner, cartItems, emptiedItems } from '../state/cartStore.ts';
import { type SeatPlace, withSeats } from '../state/changeItems.ts';
import { cartRequest, seatRequest } from './cartRequest.ts';

/**
 * Releases one place in a hall, or all places of the event. Fire and forget: a hold that could not be released expires by
 * itself.
 */
export function releaseSeats({ club, uid }: CartOwner, event: number, place?: SeatPlace): void {
  const request = { club, uid, event, ...(place && { seats: [place.nid], tariff: place.tariff }) };
  void post('release_seats', request).catch(() => undefined);
}

/** Releases the instant holds of an emptied cart by pricing it empty. Needed where no cart screen sends that request. */
export function releaseInstant(owner: CartOwner): void {
  void post('compile_public_registration_invoice', cartRequest(owner, noItems)).catch(() => undefined);
}

/** Holds released places again. Returns null when others have taken them. */
export async function holdAgain({ club, uid }: CartOwner, items: CartItems): Promise<CartSeats | null> {
  if (!items.seats) return null;
  try {
    const answer = await post('hold_seats', { club, uid, ...seatRequest(items.seats) });
    const { held } = parseHeldSeats(answer.result);
    return held.length > 0 ? { event: items.seats.event, places: held } : null;
  } catch {
    return null;
  }
}

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
