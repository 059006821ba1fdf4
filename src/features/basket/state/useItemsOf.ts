import { useStore } from 'zustand';
import { browserCart } from './browserCart.ts';
import type { CartItems } from './cartItems.ts';
import { type CartOwner, cartItems } from './cartStore.ts';

export interface OwnedItems {
  readonly owner: CartOwner;
  readonly items: CartItems;
}

/** The items of several people at a club, as this browser keeps them: the server has not priced them yet. */
export function useItemsOf(club: number, uids: readonly number[]): readonly OwnedItems[] {
  const carts = useStore(browserCart);
  return uids.map((uid) => ({ owner: { club, uid }, items: cartItems(carts, { club, uid }) }));
}
