import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { hrefs } from '#src/paths.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import { useUndoEmptying } from '../../basket/index.ts';

interface EmptyCartProps {
  club: Club;
  /** The owner of the cart; undefined while nobody is selected. */
  uid?: number;
}

export function EmptyCart({ club, uid }: EmptyCartProps) {
  return (
    <EmptyState
      title={texts.empty}
      icon="cart"
      action={
        <>
          <ButtonLink variant="primary" to={hrefs.courses({ club: club.url })}>
            {texts.browse}
          </ButtonLink>
          {uid !== undefined && <UndoEmptying club={club.nid} uid={uid} />}
        </>
      }
    >
      {texts.emptyHint}
    </EmptyState>
  );
}

function UndoEmptying(owner: { club: number; uid: number }) {
  const { canUndo, undo, isBusy } = useUndoEmptying(owner);
  if (!canUndo) return null;
  return (
    <Button busy={isBusy} onClick={undo}>
      {texts.undo}
    </Button>
  );
}
