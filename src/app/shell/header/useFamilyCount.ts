import { useStore } from 'zustand';
import type { Club } from '#src/api/entities/club.ts';
import { browserCart } from '#src/features/basket/state/browserCart.ts';
import { countItems } from '#src/features/basket/state/cartItems.ts';
import { cartItems } from '#src/features/basket/state/cartStore.ts';
import { useMembers } from '#src/features/session/index.ts';

/** How many items all members of the family have in their carts at a club. */
export function useFamilyCount(club: Club): number {
  const family = useMembers();
  const members = family.status === 'known' ? family.members : [];
  return useStore(browserCart, (carts) =>
    members.reduce((sum, { uid }) => sum + countItems(cartItems(carts, { club: club.nid, uid })), 0),
  );
}
