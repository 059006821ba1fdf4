import { useMemo } from 'react';
import { useStore } from 'zustand';
import { browserCart } from './browserCart.ts';
import { isEmptyCart } from './cartItems.ts';
import type { CartOwner } from './cartStore.ts';

/** The owners of all filled carts in this browser, at any club. */
export function useOpenCarts(): readonly CartOwner[] {
  const items = useStore(browserCart, (carts) => carts.items);
  return useMemo(
    () =>
      Object.entries(items).flatMap(([key, held]) => {
        const [club = 0, uid = 0] = key.split('-').map(Number);
        return isEmptyCart(held) ? [] : [{ club, uid }];
      }),
    [items],
  );
}
