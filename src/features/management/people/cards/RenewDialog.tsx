import { useState } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubFederation } from '#src/api/entities/desk/federationMember.ts';
import { TextField } from '#src/components/fields/TextField.tsx';
import { clubCardsTexts } from '#src/texts/nl/clubCards.ts';
import { BookingDialog } from '../../ledger/booking/BookingDialog.tsx';
import { useChangeCards } from './cardQueries.ts';

const { renew: texts, card } = clubCardsTexts;

interface RenewDialogProps {
  club: Club;
  federation: ClubFederation;
  /** The uids of the people. */
  members: readonly number[];
  onClose: () => void;
  onRenewed: () => void;
}

/** The dialog that renews several cards at once. */
export function RenewDialog({ club, federation, members, onClose, onRenewed }: RenewDialogProps) {
  const [until, setUntil] = useState(federation.until);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useChangeCards(club.nid, texts.done(members.length));
  const save = () => {
    setChecked(true);
    if (until === '') return;
    const change = { kind: 'renew' as const, members: [...members], until };
    mutate({ federation: federation.url, change }, { onSuccess: onRenewed });
  };
  return (
    <BookingDialog
      title={texts.title(members.length)}
      onClose={onClose}
      onSave={save}
      save={texts.save}
      busy={isPending}
      error={error}
    >
      <TextField
        type="date"
        label={texts.until}
        value={until}
        onChange={setUntil}
        error={isChecked && until === '' ? card.noUntil : undefined}
      />
    </BookingDialog>
  );
}
