import { useEffect, useRef } from 'react';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { formFillingTexts as texts } from '#src/texts/nl/formFilling.ts';
import { clearNotices } from '../../notices/index.ts';

/** Removes the notices of a course when its form goes on: a notice about its answers would lie over the questions of the next course. */
export function CourseNotices({ nextCourse }: { nextCourse: string | undefined }) {
  const shown = useRef(nextCourse);
  useEffect(() => {
    if (shown.current !== nextCourse) clearNotices();
    shown.current = nextCourse;
  }, [nextCourse]);
  return null;
}

/** Says that the club changed the form meanwhile, that nothing is lost and which questions to check. */
export function FormChanged({ questions }: { questions: readonly string[] }) {
  return (
    <Notice tone="info" role="alert" title={texts.changedTitle}>
      <p>{texts.changedKept}</p>
      {questions.length > 0 && (
        <>
          <p>{texts.changedQuestions}</p>
          <ul>
            {questions.map((label) => (
              <li key={label} dir="auto">
                {label}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

/** Says why a form could not be sent and that nothing is lost. */
export function NotSent({ message }: { message: string }) {
  return (
    <Notice tone="danger" role="alert" title={texts.notSentTitle}>
      <p>{message}</p>
      <p>{texts.notSentKept}</p>
    </Notice>
  );
}
