import { overlappingSessions } from '#rules/overlap.ts';
import type { Course, CourseSession } from '#src/api/entities/offer/course.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { useNow } from '#src/platform/loading/renderedAt.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { comingSessions, sessionText } from '../../view/courseFacts.ts';
import styles from './CourseFacts.module.css';

/** Dates shown at first. The rest is behind a button, unless only one date would be hidden. */
const shownAtFirst = 4;

export function SessionDates({ course }: { course: Pick<Course, 'type' | 'sessions'> }) {
  const { type, sessions } = course;
  const coming = comingSessions(sessions, useNow() / 1000);
  const flagged = overlappingSessions(type, coming);
  const later = coming.length > shownAtFirst + 1 ? coming.slice(shownAtFirst) : [];
  return (
    <>
      <h2>{texts.dates}</h2>
      {flagged.length > 0 && <Notice tone="warning">{texts.someOverlap}</Notice>}
      <DateList sessions={coming.slice(0, coming.length - later.length)} flagged={flagged} />
      {later.length > 0 && (
        <details className={styles.more}>
          <summary>{texts.laterDates(later.length)}</summary>
          <DateList sessions={later} flagged={flagged} />
        </details>
      )}
    </>
  );
}

interface DateListProps {
  sessions: readonly CourseSession[];
  /** The nids of sessions that overlap another session. */
  flagged: readonly number[];
}

function DateList({ sessions, flagged }: DateListProps) {
  return (
    <ul className={styles.dates}>
      {sessions.map((session) => (
        <li key={session.nid} className={styles.date}>
          {sessionText(session)}
          {flagged.includes(session.nid) && (
            <Pill tone="warning" icon="warning">
              {texts.overlaps}
            </Pill>
          )}
        </li>
      ))}
    </ul>
  );
}
