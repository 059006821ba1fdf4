import { useId, useState } from 'react';
import { formatDay } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubPerson } from '#src/api/entities/desk/clubPerson.ts';
import { Button } from '#src/components/actions/Button.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Section } from '#src/components/layout/Section.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { clubPeopleTexts } from '#src/texts/nl/clubPeople.ts';
import { LedgerFailure } from '../../ledger/LedgerFailure.tsx';
import styles from '../People.module.css';
import { useChangePerson } from '../peopleQueries.ts';

const texts = clubPeopleTexts.notes;

interface NotesSectionProps {
  club: Club;
  person: ClubPerson;
}

/** The notes of the club about a person, and the field for a new one. */
export function NotesSection({ club, person }: NotesSectionProps) {
  return (
    <Section id="notities" title={texts.title} lead={<Detail>{texts.lead}</Detail>}>
      {person.notes.length === 0 ? (
        <p className={styles.quiet}>{texts.none}</p>
      ) : (
        <ul className={styles.list}>
          {person.notes.map((note) => (
            <NoteRow key={note.id} club={club} member={person.uid} note={note} />
          ))}
        </ul>
      )}
      <NewNote club={club} member={person.uid} />
    </Section>
  );
}

interface OfMember {
  club: Club;
  /** The person's uid. */
  member: number;
}

function NewNote({ club, member }: OfMember) {
  const id = useId();
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useChangePerson({ club: club.nid, member }, texts.saved);
  return (
    <form
      className={layout.stack1}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !isPending)
          mutate({ kind: 'note', text: text.trim() }, { onSuccess: () => setText('') });
      }}
    >
      <label htmlFor={id}>{texts.label}</label>
      <textarea
        id={id}
        className={styles.area}
        value={text}
        maxLength={2000}
        onChange={(event) => setText(event.target.value)}
      />
      <LedgerFailure error={error} />
      <div>
        <Button type="submit" busy={isPending} disabled={text.trim() === ''}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

function NoteRow({ club, member, note }: OfMember & { note: ClubPerson['notes'][number] }) {
  const { mutate, isPending, error } = useChangePerson({ club: club.nid, member }, texts.removed);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p dir="auto">{note.text}</p>
        <Detail>{texts.by(note.by, formatDay(note.at))}</Detail>
      </div>
      <Button
        busy={isPending}
        aria-label={texts.removeOne(note.text)}
        onClick={() => mutate({ kind: 'remove-note', note: note.id })}
      >
        {texts.remove}
      </Button>
      <LedgerFailure error={error} />
    </li>
  );
}
