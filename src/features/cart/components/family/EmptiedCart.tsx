import type { Club } from '#src/api/entities/club/club.ts';
import type { User } from '#src/api/entities/people/user.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { useUndoEmptying } from '#src/features/basket/index.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';

interface EmptiedCartProps {
  club: Club;
  member: User;
}

/** Offers to undo the emptying of one member's cart while the carts of others are on the screen. */
export function EmptiedCart({ club, member }: EmptiedCartProps) {
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
