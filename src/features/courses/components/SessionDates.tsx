import type { CourseSession } from '../../../api/entities/course.ts';
import { systemClock } from '../../../platform/clock.ts';
import { coursesTexts as texts } from '../../../texts/nl/courses.ts';
import { comingSessions, sessionText } from '../view/courseFacts.ts';
import styles from './CourseFacts.module.css';

/** As many as a person reads at once; the others are one click away, but never a single one. */
const shownAtFirst = 4;

export function SessionDates({ sessions }: { sessions: readonly CourseSession[] }) {
  const coming = comingSessions(sessions, systemClock.now() / 1000);
  const later = coming.length > shownAtFirst + 1 ? coming.slice(shownAtFirst) : [];
  return (
    <>
      <h2>{texts.dates}</h2>
      <DateList sessions={coming.slice(0, coming.length - later.length)} />
      {later.length > 0 && (
        <details className={styles.more}>
          <summary>{texts.laterDates(later.length)}</summary>
          <DateList sessions={later} />
        </details>
      )}
    </>
  );
}

function DateList({ sessions }: { sessions: readonly CourseSession[] }) {
  return (
    <ul className={styles.dates}>
      {sessions.map((session) => (
        <li key={session.nid}>{sessionText(session)}</li>
      ))}
    </ul>
  );
}
