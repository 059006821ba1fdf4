import type { QueryClient } from '@tanstack/react-query';
import type { CartInvoice } from '../../../api/entities/order.ts';
import { browserCart } from '../state/browserCart.ts';
import type { CartOwner } from '../state/cartStore.ts';
import { confirmedTariffs } from '../view/cartView.ts';
import { cartInvoiceQuery } from './cartInvoiceQuery.ts';

interface HeldCart {
  readonly owner: CartOwner;
  readonly tariffs: readonly number[];
}

/**
 * What the server leaves out of a cart leaves it here too: the answer then stands for the smaller cart as well, with the
 * line of feedback that says why.
 */
export function dropUnconfirmed(
  queryClient: QueryClient,
  { owner, tariffs }: HeldCart,
  invoice: CartInvoice,
): void {
  const confirmed = confirmedTariffs(invoice);
  const kept = tariffs.filter((tariff) => confirmed.includes(tariff));
  if (kept.length === tariffs.length) return;
  queryClient.setQueryData(cartInvoiceQuery({ owner, tariffs: kept }).queryKey, invoice);
  browserCart.getState().keepOnly(owner, kept);
}
