import { useMemo } from 'react';
import { useStore } from 'zustand';
import { browserCart } from './browserCart.ts';
import { isEmptyCart } from './cartItems.ts';
import { cartItems } from './cartStore.ts';

/** The people among `uids` with a filled cart at a club, in the same order. */
export function useFilledCarts(club: number, uids: readonly number[]): readonly number[] {
  const carts = useStore(browserCart);
  return useMemo(
    () => uids.filter((uid) => !isEmptyCart(cartItems(carts, { club, uid }))),
    [carts, club, uids],
  );
}
