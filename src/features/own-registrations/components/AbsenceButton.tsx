import type { OwnLesson, OwnRegistration } from '#src/api/entities/ownRegistration.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { ownRegistrationsTexts as texts } from '#src/texts/nl/ownRegistrations.ts';
import { useReportAbsence } from '../queries/changeRegistrations.ts';
import { dayOf } from '../view/lessonTexts.ts';
import { ChangeFailure } from './ChangeFailure.tsx';

interface AbsenceButtonProps {
  registration: OwnRegistration;
  lesson: OwnLesson;
}

/** Reports an absence for a lesson in one tap, or takes it back. */
export function AbsenceButton({ registration, lesson }: AbsenceButtonProps) {
  const { mutate, isPending, error } = useReportAbsence();
  const label = lesson.absent ? texts.takeBack : texts.report;
  return (
    <>
      <Button busy={isPending} onClick={() => mutate({ registration, lesson, absent: !lesson.absent })}>
        <span>
          {label(dayOf(lesson))}
          <VisuallyHidden>{texts.about(registration.name, registration.course.title)}</VisuallyHidden>
        </span>
      </Button>
      <ChangeFailure error={error} />
    </>
  );
}
