import { useState } from 'react';
import { refusalOf } from '#src/api/apiFailure.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubPerson } from '#src/api/entities/desk/clubPerson.ts';
import { TextField } from '#src/components/fields/TextField.tsx';
import { clubPeopleTexts } from '#src/texts/nl/clubPeople.ts';
import { BookingDialog } from '../../ledger/booking/BookingDialog.tsx';
import { useChangePerson } from '../peopleQueries.ts';

const texts = clubPeopleTexts.correct;

export interface PersonDialogProps {
  club: Club;
  person: ClubPerson;
  onClose: () => void;
}

/** The dialog that corrects a name or a birthdate. The server says which field is wrong. */
export function CorrectPerson({ club, person, onClose }: PersonDialogProps) {
  const name = `${person.fname} ${person.lname}`;
  const mailed = person.mail !== '' || person.family.some(({ holder, mail }) => holder && mail !== '');
  const [fname, setFname] = useState(person.fname);
  const [lname, setLname] = useState(person.lname);
  const [birthdate, setBirthdate] = useState(person.birthdate);
  const { mutate, isPending, error } = useChangePerson(
    { club: club.nid, member: person.uid },
    texts.done(`${fname} ${lname}`),
  );
  const wrong = (field: string) =>
    refusalOf(error)?.problems.find(({ key }) => key === field || key.startsWith(`${field}_`))?.message;
  return (
    <BookingDialog
      title={texts.title(name)}
      onClose={onClose}
      onSave={() => mutate({ kind: 'correct', fname, lname, birthdate }, { onSuccess: onClose })}
      save={texts.save}
      busy={isPending}
      error={error}
    >
      <p>{texts.lead(mailed)}</p>
      <TextField label={texts.fname} value={fname} onChange={setFname} error={wrong('fname')} />
      <TextField label={texts.lname} value={lname} onChange={setLname} error={wrong('lname')} />
      <TextField
        type="date"
        label={texts.birthdate}
        value={birthdate}
        onChange={setBirthdate}
        error={wrong('birthdate')}
      />
    </BookingDialog>
  );
}
