import type { Club } from '#src/api/entities/club/club.ts';
import type { User } from '#src/api/entities/people/user.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import { useFilledCarts, useUndoEmptying } from '../../basket/index.ts';
import { useMembers, useSelectedMember } from '../../session/index.ts';
import styles from './CartContent.module.css';
import { CartContent } from './CartContent.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { FamilyCart } from './family/FamilyCart.tsx';

/**
 * The cart of the family at this club. Each member has a cart of their own, and the page shows all of them.
 * Decision: docs/decisions/0100-the-cart-of-a-family.md
 */
export function CartPage({ club }: { club: Club }) {
  const selected = useSelectedMember();
  const family = useMembers();
  const members = family.status === 'known' ? family.members : [];
  const filled = useFilledCarts(
    club.nid,
    members.map(({ uid }) => uid),
  );
  usePageTitle({ title: texts.title, club: club.title });
  const people = members.filter(({ uid }) => filled.includes(uid));
  const [first, ...others] = people;
  // The empty state of the selected member offers to undo the emptying.
  const only = others.length === 0 ? (first ?? selected) : undefined;
  return (
    <>
      <PageHeader
        title={only ? texts.of(only.firstName) : texts.title}
        back={{ to: hrefs.club({ club: club.url }), label: club.title }}
      />
      {people.length > 0 && (
        <div className={styles.others}>
          {members
            .filter(({ uid }) => !filled.includes(uid))
            .map((member) => (
              <EmptiedCart key={member.uid} club={club} member={member} />
            ))}
        </div>
      )}
      {only && <CartContent key={only.uid} club={club} member={only} />}
      {others.length > 0 && <FamilyCart club={club} people={people} />}
      {people.length === 0 && !only && <EmptyCart club={club} />}
    </>
  );
}

interface EmptiedCartProps {
  club: Club;
  member: User;
}

/** Offers to undo the emptying of one member's cart while the carts of others are on the screen. */
function EmptiedCart({ club, member }: EmptiedCartProps) {
  const { canUndo, undo, isBusy } = useUndoEmptying({ club: club.nid, uid: member.uid });
  if (!canUndo) return null;
  return (
    <Notice
      tone="info"
      role="status"
      actions={
        <Button busy={isBusy} onClick={undo}>
          {texts.undo}
        </Button>
      }
    >
      {texts.emptiedOf(member.firstName)}
    </Notice>
  );
}
