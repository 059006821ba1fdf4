import type { Club } from '#src/api/entities/club.ts';
import type { User } from '#src/api/entities/user.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { cartTexts } from '#src/texts/nl/cart.ts';
import { useFilledCarts } from '../../basket/index.ts';
import { useMembers, useSelectMember } from '../../session/index.ts';

const texts = cartTexts.others;

interface OtherCartsProps {
  club: Club;
  /** The owner of the cart on the screen. */
  member: User;
}

/**
 * Lists family members with a filled cart here. Without this list those carts are forgotten: the family menu is not on this
 * screen.
 */
export function OtherCarts({ club, member }: OtherCartsProps) {
  const family = useMembers();
  const select = useSelectMember();
  const members = family.status === 'known' ? family.members : [];
  const filled = useFilledCarts(
    club.nid,
    members.map(({ uid }) => uid),
  );
  const others = members.filter(({ uid }) => uid !== member.uid && filled.includes(uid));
  if (others.length === 0) return null;
  return (
    <Notice
      tone="info"
      title={texts.title}
      actions={others.map(({ uid, firstName }) => (
        <Button key={uid} onClick={() => select(uid)}>
          {texts.look(firstName)}
        </Button>
      ))}
    >
      {texts.hint}
    </Notice>
  );
}
