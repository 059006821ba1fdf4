import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserCart } from '../state/browserCart.ts';
import type { ChangeItems } from '../state/cartItems.ts';
import type { CartOwner } from '../state/cartStore.ts';
import { useCartItems } from '../state/useCartItems.ts';
import { type AnsweredInvoice, cartQuery } from './cartQuery.ts';
import { dropUnconfirmed } from './dropUnconfirmed.ts';

/**
 * One cart with the server's prices. What the server leaves out leaves the cart too: the answer then stands for the
 * smaller cart as well, with the line of feedback that says why.
 */
export function useCart({ club, uid }: CartOwner) {
  const items = useCartItems({ club, uid });
  const queryClient = useQueryClient();
  const { data, isPlaceholderData, ...query } = useQuery(cartQuery({ owner: { club, uid }, items }));
  // A selection that could not be priced leaves the lines of the one before it in view.
  const [known, setKnown] = useState<AnsweredInvoice>();
  if (data && data !== known) setKnown(data);
  const isCurrent = data !== undefined && !isPlaceholderData;

  useEffect(() => {
    if (data && isCurrent) dropUnconfirmed(queryClient, { owner: { club, uid }, items }, data);
  }, [queryClient, data, isCurrent, items, club, uid]);

  return {
    items,
    invoice: data ?? known,
    /** The invoice is of exactly these items, not of an earlier selection. */
    isCurrent,
    error: query.error,
    isAsking: query.isFetching,
    retry: () => void query.refetch(),
    change: (change: ChangeItems) => browserCart.getState().change({ club, uid }, change),
  };
}
