import { useStore } from 'zustand';
import { browserCart } from './browserCart.ts';
import { type CartItems, noItems } from './cartItems.ts';
import { type CartOwner, cartItems } from './cartStore.ts';

/** What a member chose at a club; nothing while nobody is selected. */
export function useCartItems(owner: CartOwner | undefined): CartItems {
  return useStore(browserCart, (carts) => (owner ? cartItems(carts, owner) : noItems));
}

export function useChangeCart() {
  return useStore(browserCart, (carts) => carts.change);
}

/** The tariffs alone. */
export function useCartTariffs(owner: CartOwner | undefined): readonly number[] {
  return useCartItems(owner).tariffs;
}
