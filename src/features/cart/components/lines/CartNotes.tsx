import { useStore } from 'zustand';
import { formatList } from '#rules/writtenList.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { type AnsweredInvoice, type CartItems, cartPlace, fewPlaces } from '#src/features/basket/index.ts';
import { useCoursesOfTariffs } from '#src/features/courses/index.ts';
import { useMembers, useSession } from '#src/features/session/index.ts';
import { cartTexts } from '#src/texts/nl/cart.ts';

interface FewPlacesNoticeProps {
  club: Club;
  carts: readonly { readonly items: CartItems; readonly invoice: AnsweredInvoice }[];
}

/** Says before the order that there are fewer places than the family wants. */
export function FewPlacesNotice({ club, carts }: FewPlacesNoticeProps) {
  const family = useMembers();
  const { courses } = useCoursesOfTariffs(
    club,
    carts.map(({ items }) => items),
  );
  const free = (nid: number) =>
    courses.flatMap(({ tariffs }) => tariffs).find((tariff) => tariff.nid === nid)?.places;
  const members = family.status === 'known' ? family.members : [];
  const nameOf = (uid: number) => members.find((member) => member.uid === uid)?.firstName ?? [];
  const few = fewPlaces(
    carts.map(({ invoice }) => invoice),
    free,
  );
  return few.map(({ what, places, wanted, queued }) => (
    <Notice key={what} tone="warning" title={cartTexts.fewPlaces.title(places, wanted)}>
      {cartTexts.fewPlaces.queued(formatList(queued.flatMap(nameOf)), what, queued.length === 1)}
    </Notice>
  ));
}

/** Says that the cart follows the account; nothing where this device alone has it, or for a guest. */
export function CartPlace() {
  const isInAccount = useStore(cartPlace, (place) => place.isInAccount);
  const session = useSession();
  const isGuest = session.status === 'user' && session.user.guest !== undefined;
  return isInAccount && !isGuest && <Detail>{cartTexts.keptInAccount}</Detail>;
}
