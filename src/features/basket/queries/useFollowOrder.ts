import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Cents } from '#rules/money.ts';
import { checkoutHref } from '#src/api/checkoutHref.ts';
import { outlivesReload } from '#src/api/session.ts';
import { hrefs } from '#src/paths.ts';
import { leaveFor } from '#src/platform/address/leaveFor.ts';
import { paysOnline } from '../../session/index.ts';
import { browserCart } from '../state/browserCart.ts';
import type { CartOwner } from '../state/cartStore.ts';
import { cartKeyOf } from './cartRequest.ts';
import type { Oids } from './placeOrder.ts';

interface PlacedCheckout {
  /** The club's nid: all carts of a checkout are of one club. */
  readonly club: number;
  readonly oids: Oids;
  /** The owners of the ordered carts. */
  readonly owners: readonly CartOwner[];
  /** What the button said to pay now, all carts together. */
  readonly payNow: Cents;
}

/**
 * Leads from a placed order to the provider's page where the button promised to pay, and to the confirmation otherwise. Back from the
 * provider's page is the confirmation, because the cart is empty by then. A frame can't leave: its confirmation has a button.
 * Decision: docs/decisions/0191-the-bank-opens-in-this-window.md
 */
export function useFollowOrder() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async ({ club, oids, owners, payNow }: PlacedCheckout): Promise<void> => {
    const isOnline = paysOnline(queryClient, club);
    invalidateAfterOrder(queryClient);
    await navigate(hrefs.confirmation(oids));
    for (const owner of owners) forgetOrdered(queryClient, owner);
    if (payNow > 0 && isOnline && outlivesReload())
      leaveFor(checkoutHref({ oid: oids[0], isTogether: oids.length > 1 }));
  };
}

/** Names of queries that an order doesn't affect, or that are removed with the cart. */
const lasting: ReadonlySet<unknown> = new Set([
  'session',
  'club',
  'family',
  'user-clubs',
  'registration-form',
  'cart-invoice',
]);

/** Invalidates the other queries: an order changes stock, free places and the amounts that are due. */
export function invalidateAfterOrder(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => !lasting.has(name) });
}

/** Empties the ordered cart. Called when its screen is left. */
export function forgetOrdered(queryClient: QueryClient, owner: CartOwner): void {
  browserCart.getState().clear(owner);
  queryClient.removeQueries({ queryKey: cartKeyOf(owner) });
}
