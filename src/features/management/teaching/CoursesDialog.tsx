import { useState } from 'react';
import { formatList } from '#rules/writtenList.ts';
import { post } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubTeachers } from '#src/api/entities/management/clubTeachers.ts';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { clubTeachersTexts } from '#src/texts/nl/clubTeachers.ts';
import { BookingDialog } from '../ledger/booking/BookingDialog.tsx';
import { useBooking } from '../ledger/booking/useBooking.ts';
import { changesOf } from './teachingView.ts';

const texts = clubTeachersTexts.people;

interface CoursesDialogProps {
  club: Club;
  all: ClubTeachers;
  person: ClubTeachers['people'][number];
  onClose: () => void;
}

/** Gives courses to somebody, and takes them back. */
export function CoursesDialog({ club, all, person, onClose }: CoursesDialogProps) {
  const shown = all.courses.filter(({ nid }) => person.courses.includes(nid)).map(({ nid }) => nid);
  const [chosen, setChosen] = useState<readonly number[]>(shown);
  const saving = useBooking(club.nid, {
    requestOf: () => changesOf(shown, chosen),
    async send(changes) {
      for (const { course, teaches } of changes)
        await post('set_course_teacher', { club: club.nid, course, holder: person.holder, teaches });
    },
    done: () => texts.done(person.name),
  });
  const toggle = (nid: number, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, nid] : chosen.filter((one) => one !== nid));
  return (
    <BookingDialog
      title={texts.ask(person.name)}
      onClose={onClose}
      onSave={() => saving.mutate(undefined, { onSuccess: onClose })}
      save={texts.save}
      busy={saving.isPending}
      error={saving.error}
    >
      {all.courses.length === 0 && <p>{texts.noCourses}</p>}
      {all.courses.map(({ nid, title, shown: names }) => (
        <ChoiceCard
          key={nid}
          type="checkbox"
          checked={chosen.includes(nid)}
          onChange={(isChosen) => toggle(nid, isChosen)}
          title={title}
          note={formatList(names)}
        />
      ))}
    </BookingDialog>
  );
}
