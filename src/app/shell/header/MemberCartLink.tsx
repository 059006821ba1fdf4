import type { Club } from '../../../api/entities/club.ts';
import { countItems } from '../../../features/cart/state/cartItems.ts';
import { useCartItems } from '../../../features/cart/state/useCartItems.ts';
import { useCartOfOtherTabs } from '../../../features/cart/state/useCartOfOtherTabs.ts';
import { CartWay } from './CartWay.tsx';
import { ClubSwitch } from './ClubSwitch.tsx';

interface MemberCartLinkProps {
  club: Club;
  uid: number;
}

/** The way to the cart of a member, which other tabs fill too. */
export function MemberCartLink({ club, uid }: MemberCartLinkProps) {
  useCartOfOtherTabs();
  return (
    <>
      <CartWay club={club} count={countItems(useCartItems({ club: club.nid, uid }))} />
      <ClubSwitch club={club} uid={uid} />
    </>
  );
}
