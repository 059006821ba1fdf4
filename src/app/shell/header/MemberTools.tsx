import { Suspense, useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useStore } from 'zustand';
import type { Club } from '#src/api/entities/club/club.ts';
import { browserCart } from '#src/features/basket/state/browserCart.ts';
import { countItems, isEmptyCart } from '#src/features/basket/state/cartItems.ts';
import { cartItems } from '#src/features/basket/state/cartStore.ts';
import { useCartItems } from '#src/features/basket/state/useCartItems.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { MemberMenu } from '#src/features/session/components/MemberMenu.tsx';
import {
  memberSwitchStore,
  selectionStore,
  useMembers,
  useSelectedMember,
  useSelectMember,
} from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { cartTexts } from '#src/texts/nl/cart.ts';
import { ClubSwitch } from './ClubSwitch.tsx';
import { useLastClub } from './useLastClub.ts';

const MemberSwitchDialog = lazyPart(
  async () =>
    (await import('#src/features/cart/components/switching/MemberSwitchDialog.tsx')).MemberSwitchDialog,
);

interface Asked {
  readonly uid: number;
  readonly then: (() => void) | undefined;
}

/**
 * Selects the member for whom the user acts. Asks about a filled cart before somebody becomes another member, and tells of it after a link or
 * another tab did so.
 */
export function MemberTools({ club }: { club: Club | undefined }) {
  const [asked, setAsked] = useState<Asked>();
  const member = useSelectedMember();
  const family = useMembers();
  const select = useSelectMember();
  const last = useLastClub(club === undefined && member !== undefined);
  const shop = club ?? last;
  const items = useCartItems(shop && member && { club: shop.nid, uid: member.uid });
  const to = family.status === 'known' ? family.members.find(({ uid }) => uid === asked?.uid) : undefined;
  const switchTo = (uid: number, then?: () => void) => {
    if (uid !== member?.uid && !isEmptyCart(items)) return setAsked({ uid, then });
    select(uid);
    then?.();
  };
  useEffect(() => {
    memberSwitchStore.setState({ ask: switchTo });
    return () => memberSwitchStore.setState({ ask: undefined });
  });
  useToldOfCart(useNavigation().state === 'idle' ? shop : undefined);
  return (
    <>
      <MemberMenu
        afterLogout={club ? hrefs.club({ club: club.url }) : hrefs.home()}
        onChoose={({ uid }) => switchTo(uid)}
      />
      {last && member && <ClubSwitch club={last} />}
      {asked && to && shop && member && (
        <Suspense fallback={null}>
          <MemberSwitchDialog
            club={shop}
            from={member}
            to={to}
            onSwitch={() => {
              select(asked.uid);
              setAsked(undefined);
              asked.then?.();
            }}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Tells once, on the screen where the person arrives, that the cart of the member waits whom a link or another tab left. */
function useToldOfCart(shop: Club | undefined): void {
  const left = useStore(selectionStore, (state) => state.left);
  const family = useMembers();
  const members = family.status === 'known' ? family.members : undefined;
  useEffect(() => {
    const person = members?.find(({ uid }) => uid === left);
    if (!person || !shop) return;
    selectionStore.setState({ left: undefined });
    const count = countItems(cartItems(browserCart.getState(), { club: shop.nid, uid: person.uid }));
    if (count === 0) return;
    const { waits, toCart } = cartTexts.switchMember;
    showNotice({
      tone: 'info',
      message: waits(person.firstName, count),
      link: { to: hrefs.cart({ club: shop.url }), label: toCart },
    });
  }, [left, members, shop]);
}
