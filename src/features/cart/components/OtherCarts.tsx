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
  /** Whose cart is on the screen. */
  member: User;
}

/** Who else of the family has a filled cart here. The family's menu isn't on this screen: without this they'd be forgotten. */
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
