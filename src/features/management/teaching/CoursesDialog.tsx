import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubTeachers } from '#src/api/entities/management/clubTeachers.ts';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import layout from '#src/components/layout/layout.module.css';
import { sessionQuery, useSession } from '#src/features/session/index.ts';
import { clubTeachersTexts } from '#src/texts/nl/clubTeachers.ts';
import { BookingDialog } from '../ledger/booking/BookingDialog.tsx';
import { useBooking } from '../ledger/booking/useBooking.ts';
import styles from './CoursesDialog.module.css';
import { byEnd, changesOf, courseNote, givenTo } from './teachingView.ts';

const texts = clubTeachersTexts.people;

interface CoursesDialogProps {
  club: Club;
  all: ClubTeachers;
  person: ClubTeachers['people'][number];
  onClose: () => void;
}

/** Gives courses to somebody, and takes them back. */
export function CoursesDialog({ club, all, person, onClose }: CoursesDialogProps) {
  const session = useSession();
  const client = useQueryClient();
  const { running, ended } = byEnd(all.courses);
  const shown = givenTo(all.courses, person).map(({ nid }) => nid);
  const [chosen, setChosen] = useState<readonly number[]>(shown);
  const saving = useBooking(club.nid, {
    requestOf: () => changesOf(shown, chosen),
    async send(changes) {
      for (const { course, teaches } of changes)
        await post('set_course_teacher', { club: club.nid, course, holder: person.holder, teaches });
      // A manager with a first course of her own is a teacher from now on: the session knows who may open those pages.
      if (session.status === 'user' && session.user.uid === person.holder)
        await client.invalidateQueries(sessionQuery());
    },
    done: () => texts.done(person.name),
  });
  const toggle = (nid: number, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, nid] : chosen.filter((one) => one !== nid));
  const card = (course: ClubTeachers['courses'][number]) => (
    <ChoiceCard
      key={course.nid}
      type="checkbox"
      checked={chosen.includes(course.nid)}
      onChange={(isChosen) => toggle(course.nid, isChosen)}
      title={course.title}
      note={courseNote(course)}
    />
  );
  return (
    <BookingDialog
      title={texts.ask(person.name)}
      onClose={onClose}
      onSave={() => saving.mutate(undefined, { onSuccess: onClose })}
      save={texts.save}
      busy={saving.isPending}
      error={saving.error}
    >
      {running.length === 0 && <p>{texts.noCourses}</p>}
      {running.map(card)}
      {ended.length > 0 && (
        <details className={styles.ended} open={running.length === 0 || undefined}>
          <summary>{texts.ended(ended.length)}</summary>
          <div className={layout.stack2}>
            <p>{texts.endedHint}</p>
            {ended.map(card)}
          </div>
        </details>
      )}
    </BookingDialog>
  );
}
