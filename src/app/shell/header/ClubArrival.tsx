import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { emptyCarts } from '#src/features/basket/queries/holds.ts';
import { beginsCart } from '#src/features/basket/state/beginsCart.ts';
import { browserCart } from '#src/features/basket/state/browserCart.ts';
import { ClubSwitchDialog } from '#src/features/cart/components/switching/ClubSwitchDialog.tsx';
import { recentClubsStore } from '#src/features/home/index.ts';
import { useUserClubs } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { useShellClub } from '../useShellClub.ts';
import { clubUrlIn } from './clubUrlIn.ts';
import { isCartKept, keepCart } from './keptCarts.ts';
import { useFamilyCarts } from './useFamilyCarts.ts';

/**
 * Asks what to do with the family's filled carts at another club, however the person arrived: by a typed address, `?club=`,
 * Back or the profile. It asks once more when a second cart begins here. It doesn't ask on arrival when this club has a filled cart too,
 * because both clubs would then ask about each other.
 * Decision: docs/decisions/0043-each-member-has-a-cart.md
 */
export function ClubArrival() {
  const navigate = useNavigate();
  const here = useShellClub(clubUrlIn(useLocation()));
  const open = useFamilyCarts();
  const recent = useStore(recentClubsStore, ({ clubs }) => clubs);
  const known = [...useUserClubs().filter(({ isBlocked }) => !isBlocked), ...recent];
  const [begun, answer] = useBegunCart(here?.nid);
  const [, setKept] = useState<number>();
  if (!here) return null;
  const left = known.flatMap(({ nid, url, title }) =>
    nid !== undefined && nid !== here.nid && open.some(({ club }) => club === nid)
      ? [{ nid, url, title }]
      : [],
  );
  const hasCart = open.some(({ club }) => club === here.nid);
  const isSecond = hasCart && begun;
  const asked = isSecond ? left[0] : hasCart ? undefined : left.find(({ nid }) => !isCartKept(nid));
  if (!asked) return null;
  const carts = open.filter(({ club }) => club === asked.nid);
  return (
    <ClubSwitchDialog
      club={asked}
      {...(isSecond && { second: here })}
      onClose={isSecond ? answer : () => void navigate(hrefs.club({ club: asked.url }), { replace: true })}
      onKeep={() => {
        if (isSecond) return answer();
        keepCart(asked.nid);
        setKept(asked.nid);
      }}
      onCheckOut={() => {
        answer();
        void navigate(hrefs.cart({ club: asked.url }));
      }}
      onEmpty={() => {
        answer();
        emptyCarts(carts);
      }}
    />
  );
}

/** Whether a person has just put the first item in a cart at this club, until the question about it is answered. */
function useBegunCart(club: number | undefined): readonly [boolean, () => void] {
  const [begun, setBegun] = useState<number>();
  useEffect(() => {
    if (club === undefined) return undefined;
    return browserCart.subscribe((after, before) => {
      if (beginsCart(after, before, club)) setBegun(club);
    });
  }, [club]);
  return [club !== undefined && begun === club, () => setBegun(undefined)];
}
