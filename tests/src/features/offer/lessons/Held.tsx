import { useState } from 'react';
import { LessonsField } from '#src/features/offer/lessons/LessonsField.tsx';
import type { OfferCourse } from '#src/features/offer/state/offerFile.ts';

interface HeldProps {
  first: OfferCourse['sessions'];
  today: string;
  place?: string;
  teachers?: readonly string[];
  others?: readonly OfferCourse[];
  /** Called with each change. */
  onChange?: (next: OfferCourse['sessions']) => void;
}

/** The field with its lessons, and an undo as the frame of the editor has one. */
export function Held({ first, today, place = 'Zaal 1', teachers = [], others = [], onChange }: HeldProps) {
  const [history, setHistory] = useState([first]);
  return (
    <>
      <LessonsField
        lessons={history.at(-1) ?? first}
        {...{ place, teachers, today, others }}
        onChange={(next) => {
          setHistory((before) => [...before, next]);
          onChange?.(next);
        }}
      />
      <button type="button" onClick={() => setHistory((before) => before.slice(0, -1))}>
        undo
      </button>
    </>
  );
}
