import { useStore } from 'zustand';
import { useOtherTabs } from '#src/platform/page/useOtherTabs.ts';
import { browserCart } from './browserCart.ts';
import { cartKey } from './cartStore.ts';

/** Keeps the cart in sync across tabs: parents open several courses side by side. */
export function useCartOfOtherTabs(): void {
  useOtherTabs(
    cartKey,
    useStore(browserCart, (carts) => carts.reread),
  );
}
