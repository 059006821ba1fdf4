import { useStore } from 'zustand';
import { browserCart } from './browserCart.ts';
import { type CartItems, noItems } from './cartItems.ts';
import { type CartOwner, cartItems } from './cartStore.ts';

/** The items of a member at a club; empty while nobody is selected. */
export function useCartItems(owner: CartOwner | undefined): CartItems {
  return useStore(browserCart, (carts) => (owner ? cartItems(carts, owner) : noItems));
}

export function useChangeCart() {
  return useStore(browserCart, (carts) => carts.change);
}
