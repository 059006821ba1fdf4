import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { cartTexts } from '#src/texts/nl/cart.ts';

const texts = cartTexts.switchClub;

interface ClubSwitchDialogProps {
  /** The club with the filled cart. */
  club: Pick<Club, 'title'>;
  /** The club where a second cart has just begun; undefined for a person who only goes to another club. */
  second?: Pick<Club, 'title'>;
  /** Called when the person leaves the cart as it is. */
  onKeep: () => void;
  onCheckOut: () => void;
  onEmpty: () => void;
  onClose: () => void;
}

/**
 * Asks before a switch of clubs whether to check out or empty the cart (specification 2.4 and 4.2). Whoever only looks around keeps it.
 * Decision: docs/decisions/0207-looking-around-keeps-the-cart.md
 */
export function ClubSwitchDialog(props: ClubSwitchDialogProps) {
  const { club, second, onKeep, onCheckOut, onEmpty, onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button variant="quiet" onClick={onKeep}>
            {second ? texts.keepBoth : texts.keep}
          </Button>
          <Button onClick={onEmpty}>{texts.empty}</Button>
          <Button variant="primary" onClick={onCheckOut}>
            {second ? texts.checkOutAt(club.title) : texts.checkOut}
          </Button>
        </>
      }
    >
      <p>{second ? texts.second(club.title, second.title) : texts.lead(club.title)}</p>
    </Dialog>
  );
}
