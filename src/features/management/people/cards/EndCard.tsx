import type { FederationMember } from '#src/api/entities/desk/federationMember.ts';
import { clubCardsTexts } from '#src/texts/nl/clubCards.ts';
import { BookingDialog } from '../../ledger/booking/BookingDialog.tsx';
import type { OfMember } from './CardDialog.tsx';
import { useChangeCards } from './cardQueries.ts';

const texts = clubCardsTexts.end;

interface EndCardProps extends OfMember {
  card: FederationMember;
  onClose: () => void;
}

/** The dialog that ends a card. */
export function EndCard({ club, member, name, card, onClose }: EndCardProps) {
  const { mutate, isPending, error } = useChangeCards(club.nid, texts.done(name));
  const { federation } = card;
  return (
    <BookingDialog
      title={texts.title(name)}
      onClose={onClose}
      keep={texts.keep}
      onSave={() => mutate({ federation, change: { kind: 'end', member } }, { onSuccess: onClose })}
      save={texts.save}
      variant="danger"
      busy={isPending}
      error={error}
    >
      <p>{texts.lead}</p>
    </BookingDialog>
  );
}
