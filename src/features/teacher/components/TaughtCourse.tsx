import type { TeacherCourse } from '#src/api/entities/teaching.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { hrefs } from '#src/paths.ts';
import { systemClock } from '#src/platform/clock.ts';
import { teacherTexts as texts } from '#src/texts/nl/teacher.ts';
import { sessionTimes } from '../view/sessionTimes.ts';
import { LessonState } from './LessonState.tsx';
import styles from './Teacher.module.css';

/** A course with its sessions around now. Each session links to its participants. */
export function TaughtCourse({ course }: { course: TeacherCourse }) {
  const now = Math.floor(systemClock.now() / 1000);
  return (
    <Card as="li">
      <div className={styles.course}>
        <h3 dir="auto">{course.title}</h3>
        <p className={styles.quiet} dir="auto">
          {course.club.title}
        </p>
      </div>
      {course.sessions.length === 0 ? (
        <p>{texts.noSessions}</p>
      ) : (
        <ul className={styles.sessions} aria-label={texts.sessionsOf(course.title)}>
          {course.sessions.map((session) => (
            <li key={session.nid} className={styles.session}>
              <Link to={hrefs.teacher(session.nid)} className={styles.sessionLink}>
                {sessionTimes(session, now)}
              </Link>
              <LessonState session={session} now={now} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
