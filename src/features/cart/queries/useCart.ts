import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserCart } from '../state/browserCart.ts';
import type { CartOwner } from '../state/cartStore.ts';
import { useCartTariffs } from '../state/useCartItems.ts';
import { cartInvoiceQuery } from './cartInvoiceQuery.ts';
import { dropUnconfirmed } from './dropUnconfirmed.ts';

/**
 * One cart with the server's prices. What the server leaves out leaves the cart too: the answer then stands for the
 * smaller cart as well, with the line of feedback that says why.
 */
export function useCart({ club, uid }: CartOwner) {
  const tariffs = useCartTariffs({ club, uid });
  const queryClient = useQueryClient();
  const {
    data: invoice,
    isPlaceholderData,
    ...query
  } = useQuery(cartInvoiceQuery({ owner: { club, uid }, tariffs }));
  const isCurrent = invoice !== undefined && !isPlaceholderData;

  useEffect(() => {
    if (!invoice || !isCurrent) return;
    dropUnconfirmed(queryClient, { owner: { club, uid }, tariffs }, invoice);
  }, [queryClient, invoice, isCurrent, tariffs, club, uid]);

  return {
    tariffs,
    invoice,
    /** The invoice is of exactly these tariffs, not of an earlier selection. */
    isCurrent,
    error: query.error,
    isRetrying: query.isRefetching,
    retry: () => void query.refetch(),
    remove: (tariff: number) => browserCart.getState().remove({ club, uid }, tariff),
  };
}
