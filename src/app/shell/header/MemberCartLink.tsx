import type { Club } from '../../../api/entities/club.ts';
import { useCartOfOtherTabs } from '../../../features/cart/state/useCartOfOtherTabs.ts';
import { useCartTariffs } from '../../../features/cart/state/useCartItems.ts';
import { CartWay } from './CartWay.tsx';

interface MemberCartLinkProps {
  club: Club;
  uid: number;
}

/** The way to the cart of a member, which other tabs fill too. */
export function MemberCartLink({ club, uid }: MemberCartLinkProps) {
  useCartOfOtherTabs();
  return <CartWay club={club} count={useCartTariffs({ club: club.nid, uid }).length} />;
}
