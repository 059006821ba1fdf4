import type { QueryClient } from '@tanstack/react-query';
import { browserCart } from '../state/browserCart.ts';
import type { CartOwner } from '../state/cartStore.ts';
import { cartKeyOf } from './cartQuery.ts';

/** What an order changes nothing of, or what is gone with it. */
const lasting: ReadonlySet<unknown> = new Set([
  'session',
  'club',
  'family',
  'user-clubs',
  'registration-form',
  'cart-invoice',
]);

/** How many places and pieces are left is another number now, and so is what is to be paid. */
export function tellOfOrder(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => !lasting.has(name) });
}

/** Empties the cart that was ordered, as soon as its screen is left. */
export function forgetOrdered(queryClient: QueryClient, owner: CartOwner): void {
  browserCart.getState().clear(owner);
  queryClient.removeQueries({ queryKey: cartKeyOf(owner) });
}
