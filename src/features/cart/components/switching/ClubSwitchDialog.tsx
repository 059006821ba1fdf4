import type { Club } from '#src/api/entities/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { cartTexts } from '#src/texts/nl/cart.ts';

const texts = cartTexts.switchClub;

interface ClubSwitchDialogProps {
  /** The club with the filled cart. */
  club: Pick<Club, 'title'>;
  onCheckOut: () => void;
  onEmpty: () => void;
  onClose: () => void;
}

/** Asks before a switch of clubs whether to check out or empty the cart (specification 2.4 and 4.2). */
export function ClubSwitchDialog({ club, onCheckOut, onEmpty, onClose }: ClubSwitchDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button onClick={onEmpty}>{texts.empty}</Button>
          <Button variant="primary" onClick={onCheckOut}>
            {texts.checkOut}
          </Button>
        </>
      }
    >
      <p>{texts.lead(club.title)}</p>
    </Dialog>
  );
}
