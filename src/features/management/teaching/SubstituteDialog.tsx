import { useState } from 'react';
import { formatWeekdayDay } from '#rules/writtenTime.ts';
import { post } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubTeachers, TaughtLesson } from '#src/api/entities/management/clubTeachers.ts';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { clubTeachersTexts } from '#src/texts/nl/clubTeachers.ts';
import { BookingDialog } from '../ledger/booking/BookingDialog.tsx';
import { useBooking } from '../ledger/booking/useBooking.ts';
import { teachersOf } from './teachingView.ts';

const texts = clubTeachersTexts.substitutes;

interface SubstituteDialogProps {
  club: Club;
  all: ClubTeachers;
  course: number;
  lesson: TaughtLesson;
  onClose: () => void;
}

/** Asks who teaches one lesson, and in place of whom where several teach the course. */
export function SubstituteDialog({ club, all, course, lesson, onClose }: SubstituteDialogProps) {
  const teachers = teachersOf(all, course);
  const others = all.people.filter((person) => !teachers.includes(person));
  const [who, setWho] = useState(String(lesson.substitute?.holder ?? others[0]?.holder ?? ''));
  const [whom, setWhom] = useState(String(teachers[0]?.holder ?? ''));
  const saving = useBooking(club.nid, {
    requestOf: () => ({
      ...{ club: club.nid, session: lesson.nid, holder: Number(who) },
      ...(whom !== '' && { replaces: Number(whom) }),
    }),
    send: (request) => post('set_substitute', request),
    done: (_answer, _wish) => texts.done(all.people.find(({ holder }) => String(holder) === who)?.name ?? ''),
  });
  return (
    <BookingDialog
      title={texts.ask(formatWeekdayDay(lesson.start))}
      onClose={onClose}
      onSave={() => who !== '' && saving.mutate(undefined, { onSuccess: onClose })}
      save={texts.save}
      busy={saving.isPending}
      error={saving.error}
    >
      {others.length === 0 ? (
        <p>{texts.noOne}</p>
      ) : (
        <SelectField
          label={texts.who}
          inForm
          options={others.map(({ holder, name }) => ({ value: String(holder), label: name }))}
          value={who}
          onChange={setWho}
        />
      )}
      {teachers.length > 1 && (
        <SelectField
          label={texts.whom}
          inForm
          options={[
            ...teachers.map(({ holder, name }) => ({ value: String(holder), label: name })),
            { value: '', label: texts.everybody },
          ]}
          value={whom}
          onChange={setWhom}
        />
      )}
    </BookingDialog>
  );
}
