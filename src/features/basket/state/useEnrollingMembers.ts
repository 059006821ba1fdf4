import { useMemo } from 'react';
import { useStore } from 'zustand';
import { browserCart } from './browserCart.ts';

/** The uids of the members with a tariff of a club in their carts. */
export function useEnrollingMembers(club: number): readonly number[] {
  const items = useStore(browserCart, (carts) => carts.items);
  return useMemo(
    () =>
      Object.entries(items).flatMap(([key, { tariffs }]) => {
        const [of = 0, uid = 0] = key.split('-').map(Number);
        return of === club && tariffs.length > 0 ? [uid] : [];
      }),
    [items, club],
  );
}
