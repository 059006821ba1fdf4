import { useStore } from 'zustand';
import { browserCart } from './browserCart.ts';
import { type CartOwner, cartTariffs } from './cartStore.ts';

const none: readonly number[] = [];

/** What a member chose at a club; nothing while nobody is selected. */
export function useCartTariffs(owner: CartOwner | undefined): readonly number[] {
  return useStore(browserCart, (carts) => (owner ? cartTariffs(carts, owner) : none));
}

export function useAddToCart(): (owner: CartOwner, tariff: number) => void {
  return useStore(browserCart, (carts) => carts.add);
}
