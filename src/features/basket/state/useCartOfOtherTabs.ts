import { useStore } from 'zustand';
import { useOtherTabs } from '#src/platform/useOtherTabs.ts';
import { browserCart } from './browserCart.ts';
import { cartKey } from './cartStore.ts';

/** What is put in the cart in one tab is in it in the others: parents open several courses beside each other. */
export function useCartOfOtherTabs(): void {
  useOtherTabs(
    cartKey,
    useStore(browserCart, (carts) => carts.reread),
  );
}
