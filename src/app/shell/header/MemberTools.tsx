import { Suspense, useState } from 'react';
import type { Club } from '#src/api/entities/club.ts';
import { isEmptyCart } from '#src/features/basket/state/cartItems.ts';
import { useCartItems } from '#src/features/basket/state/useCartItems.ts';
import { MemberMenu } from '#src/features/session/components/MemberMenu.tsx';
import { type User, useSelectedMember, useSelectMember } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { lazyPart } from '#src/platform/lazyPart.ts';
import { ClubSwitch } from './ClubSwitch.tsx';
import { useLastClub } from './useLastClub.ts';

const MemberSwitchDialog = lazyPart(
  async () =>
    (await import('#src/features/cart/components/switching/MemberSwitchDialog.tsx')).MemberSwitchDialog,
);

/** Selects the member for whom the user acts. Asks about a filled cart before it switches to another member. */
export function MemberTools({ club }: { club: Club | undefined }) {
  const [asked, setAsked] = useState<User>();
  const member = useSelectedMember();
  const select = useSelectMember();
  const last = useLastClub(club === undefined && member !== undefined);
  const shop = club ?? last;
  const items = useCartItems(shop && member && { club: shop.nid, uid: member.uid });
  const choose = (next: User) => {
    if (next.uid === member?.uid || isEmptyCart(items)) select(next.uid);
    else setAsked(next);
  };
  return (
    <>
      <MemberMenu afterLogout={club ? hrefs.club({ club: club.url }) : hrefs.home()} onChoose={choose} />
      {last && member && <ClubSwitch club={last} />}
      {asked && shop && member && (
        <Suspense fallback={null}>
          <MemberSwitchDialog
            club={shop}
            from={member}
            to={asked}
            onSwitch={() => {
              select(asked.uid);
              setAsked(undefined);
            }}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
