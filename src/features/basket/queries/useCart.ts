import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserCart } from '../state/browserCart.ts';
import type { ChangeItems } from '../state/cartItems.ts';
import type { CartOwner } from '../state/cartStore.ts';
import { useCartItems } from '../state/useCartItems.ts';
import { priceState } from '../view/priceState.ts';
import { cartQuery, isCurrent } from './cartQuery.ts';
import { dropUnconfirmed } from './dropUnconfirmed.ts';

/** One cart with the server's prices. Items that the server leaves out are removed from the cart. */
export function useCart({ club, uid }: CartOwner) {
  const items = useCartItems({ club, uid });
  const query = useQuery(cartQuery(useQueryClient(), { owner: { club, uid }, items }));
  const { data: invoice, isFetching } = query;
  const error = isFetching ? null : query.error;
  const isPriced = isCurrent(query);

  useEffect(() => {
    if (invoice && isPriced) dropUnconfirmed({ owner: { club, uid }, items }, invoice);
  }, [invoice, isPriced, items, club, uid]);

  return {
    items,
    /** The last answer, also while the price of a new selection loads and when it fails. */
    invoice,
    price: priceState(isPriced, error),
    /** The failure of the last attempt, until the next attempt starts. */
    error,
    isAsking: isFetching,
    retry: () => void query.refetch(),
    change: (change: ChangeItems) => browserCart.getState().change({ club, uid }, change),
  };
}
