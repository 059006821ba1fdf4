import { Suspense } from 'react';
import { createPath, useBlocker, useNavigate } from 'react-router';
import type { Club } from '#src/api/entities/club/club.ts';
import { emptyCarts } from '#src/features/basket/queries/holds.ts';
import { hrefs, paths } from '#src/paths.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { clubUrlIn } from './clubUrlIn.ts';
import { isCartKept, keepCart } from './keptCarts.ts';
import { useFamilyCarts } from './useFamilyCarts.ts';

const ClubSwitchDialog = lazyPart(
  async () => (await import('#src/features/cart/components/switching/ClubSwitchDialog.tsx')).ClubSwitchDialog,
);

interface ClubSwitchProps {
  club: Club;
}

/**
 * Blocks a navigation to another club until the person decides about the filled carts of the family. A navigation that can't be
 * blocked is handled on arrival (`ClubArrival`).
 */
export function ClubSwitch({ club }: ClubSwitchProps) {
  const filled = useFamilyCarts().filter((cart) => cart.club === club.nid);
  const navigate = useNavigate();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // The profile itself asks about its unsaved changes.
    if (filled.length === 0 || isCartKept(club.nid) || currentLocation.pathname === paths.profile)
      return false;
    const next = clubUrlIn(nextLocation);
    return next !== undefined && next !== club.url;
  });
  if (blocker.state !== 'blocked') return null;
  const { location, proceed, reset } = blocker;
  return (
    <Suspense fallback={null}>
      <ClubSwitchDialog
        club={club}
        onClose={reset}
        onKeep={() => {
          keepCart(club.nid);
          proceed();
        }}
        onCheckOut={() => {
          reset();
          void navigate(hrefs.cart({ club: club.url }));
        }}
        onEmpty={() => {
          emptyCarts(filled);
          // Loads a new document, because another club is a fresh start.
          window.location.assign(createPath(location));
        }}
      />
    </Suspense>
  );
}
