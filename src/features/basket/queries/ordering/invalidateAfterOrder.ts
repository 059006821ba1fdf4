import type { QueryClient } from '@tanstack/react-query';
import { browserCart } from '../../state/browserCart.ts';
import type { CartOwner } from '../../state/cartStore.ts';
import { cartKeyOf } from '../cartKeyOf.ts';

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
