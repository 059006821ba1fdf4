import { useState } from 'react';
import { refusalOf } from '#src/api/apiFailure.ts';
import { TextField } from '#src/components/fields/TextField.tsx';
import { clubPeopleTexts } from '#src/texts/nl/clubPeople.ts';
import { BookingDialog } from '../../ledger/booking/BookingDialog.tsx';
import { useChangePerson } from '../peopleQueries.ts';
import type { PersonDialogProps } from './CorrectPerson.tsx';

const texts = clubPeopleTexts.reach;

/** The dialog with the address and the phone number of somebody for whom nobody logs in. The server says which field is wrong. */
export function ReachPerson({ club, person, onClose }: PersonDialogProps) {
  const name = `${person.fname} ${person.lname}`;
  const [mail, setMail] = useState(person.mail);
  const [phone, setPhone] = useState(person.phone);
  const of = { club: club.nid, member: person.uid };
  const { mutate, isPending, error } = useChangePerson(of, texts.done(name));
  const wrong = (field: string) =>
    refusalOf(error)?.problems.find(({ key }) => key === field || key.startsWith(`${field}_`))?.message;
  const save = () => {
    const given = {
      ...(mail.trim() !== '' && { mail: mail.trim() }),
      ...(phone.trim() !== '' && { phone: phone.trim() }),
    };
    mutate({ kind: 'reach', ...given }, { onSuccess: onClose });
  };
  return (
    <BookingDialog
      title={texts.title(name)}
      onClose={onClose}
      onSave={save}
      save={texts.save}
      busy={isPending}
      error={error}
    >
      <p>{texts.lead}</p>
      <TextField
        type="email"
        label={texts.mail}
        value={mail}
        onChange={setMail}
        error={wrong('mail')}
        autoComplete="off"
        optional
      />
      <TextField
        type="tel"
        label={texts.phone}
        value={phone}
        onChange={setPhone}
        error={wrong('phone')}
        autoComplete="off"
        optional
      />
    </BookingDialog>
  );
}
