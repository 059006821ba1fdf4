import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import type { Club } from '#src/api/entities/club/club.ts';
import { useCartOfOtherDevices, useCartOfOtherTabs } from '#src/features/basket/queries/useCartElsewhere.ts';
import { browserCart } from '#src/features/basket/state/browserCart.ts';
import { countItems } from '#src/features/basket/state/cartItems.ts';
import { cartItems } from '#src/features/basket/state/cartStore.ts';
import { useMembers, useSession } from '#src/features/session/index.ts';
import { paths } from '#src/paths.ts';
import { CartWay } from './CartWay.tsx';
import { ClubSwitch } from './ClubSwitch.tsx';
import { useLastClub } from './useLastClub.ts';

/** Links to the cart of the family with the items of all members, and follows changes from other tabs and devices. */
export function MemberCartLink({ club }: { club: Club }) {
  useCartOfOtherTabs();
  const session = useSession();
  useCartOfOtherDevices(session.status === 'user' ? session.user.uid : undefined);
  // The calendar filters by a club, which doesn't mean that the person left the previous club.
  const last = useLastClub(useLocation().pathname === paths.calendar);
  return (
    <>
      <CartWay club={club} count={useFamilyCount(club)} />
      <ClubSwitch club={last ?? club} />
    </>
  );
}

/** How many items all members of the family have in their carts at a club. */
function useFamilyCount(club: Club): number {
  const family = useMembers();
  const members = family.status === 'known' ? family.members : [];
  return useStore(browserCart, (carts) =>
    members.reduce((sum, { uid }) => sum + countItems(cartItems(carts, { club: club.nid, uid })), 0),
  );
}
