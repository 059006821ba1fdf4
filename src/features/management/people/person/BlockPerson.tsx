import { useState } from 'react';
import { TextField } from '#src/components/fields/TextField.tsx';
import { clubPeopleTexts } from '#src/texts/nl/clubPeople.ts';
import { BookingDialog } from '../../ledger/booking/BookingDialog.tsx';
import { useChangePerson } from '../peopleQueries.ts';
import type { PersonDialogProps } from './CorrectPerson.tsx';

const texts = clubPeopleTexts.block;

/** The dialog that blocks the club for a person, with the reason. */
export function BlockPerson({ club, person, onClose }: PersonDialogProps) {
  const name = `${person.fname} ${person.lname}`;
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useChangePerson(
    { club: club.nid, member: person.uid },
    texts.done(name),
  );
  const save = () => {
    setChecked(true);
    if (reason.trim() !== '') mutate({ kind: 'block', reason: reason.trim() }, { onSuccess: onClose });
  };
  return (
    <BookingDialog
      title={texts.title(name)}
      onClose={onClose}
      keep={texts.keep}
      onSave={save}
      save={texts.save}
      variant="danger"
      busy={isPending}
      error={error}
    >
      <p>{texts.lead}</p>
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        value={reason}
        onChange={setReason}
        maxLength={500}
        error={isChecked && reason.trim() === '' ? texts.noReason : undefined}
      />
    </BookingDialog>
  );
}
