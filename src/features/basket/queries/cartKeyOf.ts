import type { CartOwner } from '../state/cartStore.ts';

/** Query key prefix for every selection of one cart. Apart from the query, which most screens don't load. */
export function cartKeyOf({ club, uid }: CartOwner) {
  return ['cart-invoice', club, uid] as const;
}
