import { useMemo } from 'react';
import { useStore } from 'zustand';
import { browserCart } from './browserCart.ts';
import { cartTariffs } from './cartStore.ts';

/** Which of these people have something in their cart at a club, in the same order. */
export function useFilledCarts(club: number, uids: readonly number[]): readonly number[] {
  const carts = useStore(browserCart);
  return useMemo(
    () => uids.filter((uid) => cartTariffs(carts, { club, uid }).length > 0),
    [carts, club, uids],
  );
}
