import { useCartTariffs } from '../../../features/cart/state/useCartTariffs.ts';
import { useSelectedMember } from '../../../features/session/index.ts';

/** How many items the selected member has in the cart of a club. */
export function useCartCount(club: number): number {
  const member = useSelectedMember();
  return useCartTariffs(member && { club, uid: member.uid }).length;
}
