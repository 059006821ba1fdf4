import { useId, useState } from 'react';
import type { Weekday } from '#rules/brusselsTime.ts';
import { TextField } from '#src/components/fields/TextField.tsx';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import { movePlace } from '../changes/changeSeveral.ts';
import { dayOf } from '../view/courseCells.ts';
import { filterChoices } from '../view/findCourses.ts';
import { listedLessons } from '../view/lessonsSaid.ts';
import { ChangeDialog, type SeveralDialogProps } from './ChangeDialog.tsx';
import { WhichLessons } from './WhichLessons.tsx';

const texts = offerCoursesTexts.several;

/** Moves lessons to another place. */
export function PlaceDialog({
  chosen,
  kind,
  now,
  onApply,
  onClose,
  places,
}: SeveralDialogProps & { places: readonly string[] }) {
  const [place, setPlace] = useState('');
  const [only, setOnly] = useState<Weekday>();
  const list = useId();
  const wanted = place.trim().replace(/\s+/g, ' ');
  return (
    <ChangeDialog
      title={texts.placeDialog.title}
      chosen={chosen}
      kind={kind}
      change={wanted === '' ? undefined : (course) => movePlace(course, { place: wanted, only, now })}
      textOf={(course) => placesText(course, now)}
      onSave={(change) => onApply('place', change)}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextField
            label={texts.placeDialog.place}
            value={place}
            onChange={setPlace}
            list={list}
            maxLength={200}
            autoComplete="off"
            error={isTried && wanted === '' ? texts.placeDialog.none : undefined}
          />
          <datalist id={list}>
            {places.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
          <WhichLessons chosen={chosen} now={now} value={only} onChange={setOnly} />
          <p>{texts.past}</p>
        </>
      )}
    </ChangeDialog>
  );
}

function placesText(course: OfferCourse, now: string): string {
  const today = dayOf(now);
  const coming = listedLessons(course).filter(({ day }) => day >= today);
  const held = coming.length === 0 ? [course.place] : coming.map(({ place }) => place ?? course.place);
  const names = filterChoices(
    [{ ...course, place: '', sessions: held.map((place) => ({ day: today, from: '', to: '', place })) }],
    now,
  );
  return names.places.length === 0 ? offerCoursesTexts.cells.empty : names.places.join(', ');
}
