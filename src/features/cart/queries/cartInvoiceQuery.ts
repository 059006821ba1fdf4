import { queryOptions } from '@tanstack/react-query';
import { post } from '../../../api/call.ts';
import { type CartInvoice, parseCartInvoice } from '../../../api/entities/order.ts';
import type { CartOwner } from '../state/cartStore.ts';

interface CartOf {
  readonly owner: CartOwner;
  readonly tariffs: readonly number[];
}

/** Short enough that a price is hardly ever stale, long enough to step from the cart to the form without a call. */
const freshMs = 20_000;

/**
 * A cart as the server prices it. Every selection is a query of its own and a superseded one is aborted, so that a
 * late answer can't stand in for a newer one; until the new price is there, the earlier lines stay in view.
 */
export function cartInvoiceQuery({ owner, tariffs }: CartOf) {
  const selection = [...tariffs].sort((a, b) => a - b);
  return queryOptions({
    queryKey: ['cart-invoice', owner.club, owner.uid, selection],
    queryFn: async ({ signal }) =>
      parseCartInvoice(
        await post('compile_public_registration_invoice', { ...owner, tariffs: selection }, { signal }),
      ),
    placeholderData: (previous: CartInvoice | undefined, query): CartInvoice | undefined =>
      isOwnedBy(owner, query?.queryKey) ? previous : undefined,
    staleTime: freshMs,
  });
}

function isOwnedBy({ club, uid }: CartOwner, queryKey: readonly unknown[] = []): boolean {
  return queryKey[1] === club && queryKey[2] === uid;
}
