import { useQuery } from '@tanstack/react-query';
import { formatTime } from '#rules/writtenTime.ts';
import type { LessonChange, ManagedLesson } from '#src/api/entities/club/lessonChange.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { lessonsTexts as texts } from '#src/texts/nl/lessons.ts';
import styles from './Lessons.module.css';
import { lessonChangesQuery } from './lessonsQueries.ts';
import { useTakeBackLesson } from './useTakeBackLesson.ts';

interface CancelledRowProps {
  lesson: ManagedLesson;
  /** '' where nobody said one. */
  reason: string;
}

/** A lesson that does not happen, in the list of lessons: why, and how it comes back. */
export function CancelledRow({ lesson, reason }: CancelledRowProps) {
  const { data } = useQuery(lessonChangesQuery);
  const change = data?.find((one) => one.lesson === lesson.nid);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h3 className={styles.title} dir="auto">
          {lesson.course.title}
        </h3>
        <Detail dir="auto">
          {[texts.hours(formatTime(lesson.start), formatTime(lesson.end)), lesson.place]
            .filter(Boolean)
            .join(' · ')}
        </Detail>
        <p dir="auto">
          <Pill tone="danger">{texts.dialog.cancelled}</Pill> {reason}
        </p>
        <Detail>
          {change ? texts.mailsAt(change.people, formatTime(change.undo_until)) : texts.comesBack}
        </Detail>
      </div>
      {change && <TakeBack change={change} />}
    </li>
  );
}

function TakeBack({ change }: { change: LessonChange }) {
  const { mutate, isPending, error } = useTakeBackLesson(change.id);
  return (
    <>
      <Button busy={isPending} onClick={() => mutate()}>
        <span>
          {texts.undo}
          <VisuallyHidden>{texts.undoOf(change.what)}</VisuallyHidden>
        </span>
      </Button>
      {error && <p role="alert">{failureText(error)}</p>}
    </>
  );
}
