import { useState } from 'react';
import { TextField } from '#src/components/fields/TextField.tsx';
import { offerLessonsTexts } from '#src/texts/nl/offerLessons.ts';
import styles from './LessonsField.module.css';

const texts = offerLessonsTexts.plan;

interface Own {
  readonly place?: string | undefined;
  readonly guestCapacity?: number | undefined;
}

interface OwnPlaceFieldsProps {
  own: Own;
  /** The place of the course. */
  place: string;
  onChange: (change: Own) => void;
}

const mostGuests = 1_000_000;

/** The place of lessons and their places for guests, where they differ from the course. */
export function OwnPlaceFields({ own, place, onChange }: OwnPlaceFieldsProps) {
  // The typed text while it is no number.
  const [typed, setTyped] = useState<string>();
  return (
    <div className={styles.period}>
      <TextField
        label={texts.place}
        hint={texts.placeOfCourse(place)}
        maxLength={200}
        value={own.place ?? ''}
        onChange={(value) => onChange({ place: value === '' ? undefined : value })}
      />
      <TextField
        label={texts.guests}
        hint={texts.guestsHint}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(own.guestCapacity ?? '')}
        error={typed === undefined ? undefined : offerLessonsTexts.faults.guests}
        onChange={(value) => {
          const isNumber = value === '' || (/^\d{1,7}$/.test(value) && Number(value) <= mostGuests);
          setTyped(isNumber ? undefined : value);
          if (isNumber) onChange({ guestCapacity: value === '' ? undefined : Number(value) });
        }}
      />
    </div>
  );
}
