import { Suspense } from 'react';
import { createPath, useBlocker, useNavigate } from 'react-router';
import type { Club } from '../../../api/entities/club.ts';
import { releaseInstant } from '../../../features/cart/queries/holds.ts';
import { emptyCart } from '../../../features/cart/queries/useEmptying.ts';
import { isEmptyCart } from '../../../features/cart/state/cartItems.ts';
import { useCartItems } from '../../../features/cart/state/useCartItems.ts';
import { hrefs, paths } from '../../../paths.ts';
import { lazyPart } from '../../../platform/lazyPart.ts';
import { clubUrlIn } from './clubUrlIn.ts';

const ClubSwitchDialog = lazyPart(
  async () =>
    (await import('../../../features/cart/components/switching/ClubSwitchDialog.tsx')).ClubSwitchDialog,
);

interface ClubSwitchProps {
  club: Club;
  uid: number;
}

/** Keeps the club whose cart is filled until the person has chosen, by whatever way they leave it. */
export function ClubSwitch({ club, uid }: ClubSwitchProps) {
  const owner = { club: club.nid, uid };
  const isFilled = !isEmptyCart(useCartItems(owner));
  const navigate = useNavigate();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // What is unsaved there is asked about by the profile itself.
    if (!isFilled || currentLocation.pathname === paths.profile) return false;
    const next = clubUrlIn(nextLocation);
    return next !== undefined && next !== club.url;
  });
  if (blocker.state !== 'blocked') return null;
  const { location, reset } = blocker;
  return (
    <Suspense fallback={null}>
      <ClubSwitchDialog
        club={club}
        onClose={reset}
        onCheckOut={() => {
          reset();
          void navigate(hrefs.cart({ club: club.url }));
        }}
        onEmpty={() => {
          emptyCart(owner);
          releaseInstant(owner);
          // Another club is a fresh start.
          window.location.assign(createPath(location));
        }}
      />
    </Suspense>
  );
}
