import { useLocation } from 'react-router';
import type { Club } from '#src/api/entities/club.ts';
import { countItems } from '#src/features/basket/state/cartItems.ts';
import { useCartItems } from '#src/features/basket/state/useCartItems.ts';
import { useCartOfOtherTabs } from '#src/features/basket/state/useCartOfOtherTabs.ts';
import { paths } from '#src/paths.ts';
import { CartWay } from './CartWay.tsx';
import { ClubSwitch } from './ClubSwitch.tsx';
import { useLastClub } from './useLastClub.ts';

interface MemberCartLinkProps {
  club: Club;
  uid: number;
}

/** Links to the cart of a member, and follows changes from other tabs. */
export function MemberCartLink({ club, uid }: MemberCartLinkProps) {
  useCartOfOtherTabs();
  // The calendar filters by a club, which doesn't mean that the person left the previous club.
  const last = useLastClub(useLocation().pathname === paths.calendar);
  return (
    <>
      <CartWay club={club} count={countItems(useCartItems({ club: club.nid, uid }))} />
      <ClubSwitch club={last ?? club} />
    </>
  );
}
