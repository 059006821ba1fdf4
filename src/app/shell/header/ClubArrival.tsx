import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { emptyCarts } from '#src/features/basket/queries/useEmptying.ts';
import { ClubSwitchDialog } from '#src/features/cart/components/switching/ClubSwitchDialog.tsx';
import { recentClubsStore } from '#src/features/home/index.ts';
import { useUserClubs } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { useShellClub } from '../useShellClub.ts';
import { clubUrlIn } from './clubUrlIn.ts';
import { useFamilyCarts } from './useFamilyCarts.ts';

/**
 * Asks what to do with the family's filled carts at another club, however the person arrived: by a typed address, `?club=`,
 * Back or the profile. It doesn't ask when this club has a filled cart too, because both clubs would then ask about each other.
 * Decision: docs/decisions/0043-each-member-has-a-cart.md
 */
export function ClubArrival() {
  const navigate = useNavigate();
  const here = useShellClub(clubUrlIn(useLocation()));
  const open = useFamilyCarts();
  const recent = useStore(recentClubsStore, ({ clubs }) => clubs);
  const known = [...useUserClubs().filter(({ isBlocked }) => !isBlocked), ...recent];
  if (!here || open.some(({ club }) => club === here.nid)) return null;
  const left = known.find(({ nid }) => open.some(({ club }) => club === nid));
  if (!left) return null;
  const carts = open.filter(({ club }) => club === left.nid);
  return (
    <ClubSwitchDialog
      club={left}
      onClose={() => void navigate(hrefs.club({ club: left.url }), { replace: true })}
      onCheckOut={() => void navigate(hrefs.cart({ club: left.url }))}
      onEmpty={() => emptyCarts(carts)}
    />
  );
}
