import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserCart } from '../state/browserCart.ts';
import type { ChangeItems } from '../state/cartItems.ts';
import type { CartOwner } from '../state/cartStore.ts';
import { useCartItems } from '../state/useCartItems.ts';
import { type AnsweredInvoice, cartQuery } from './cartQuery.ts';
import { dropUnconfirmed } from './dropUnconfirmed.ts';

/**
 * One cart with the server's prices. Items that the server leaves out are removed from the cart. The answer is cached for the
 * smaller cart too, with the feedback line that says why.
 */
export function useCart({ club, uid }: CartOwner) {
  const items = useCartItems({ club, uid });
  const queryClient = useQueryClient();
  const { data, isPlaceholderData, ...query } = useQuery(cartQuery({ owner: { club, uid }, items }));
  // When pricing a selection fails, the lines of the previous selection stay visible.
  const [known, setKnown] = useState<AnsweredInvoice>();
  if (data && data !== known) setKnown(data);
  const isCurrent = data !== undefined && !isPlaceholderData;

  useEffect(() => {
    if (data && isCurrent) dropUnconfirmed(queryClient, { owner: { club, uid }, items }, data);
  }, [queryClient, data, isCurrent, items, club, uid]);

  return {
    items,
    invoice: data ?? known,
    /** Whether the invoice belongs to exactly these items, not to an earlier selection. */
    isCurrent,
    error: query.error,
    isAsking: query.isFetching,
    retry: () => void query.refetch(),
    change: (change: ChangeItems) => browserCart.getState().change({ club, uid }, change),
  };
}
