import type { TeacherCourse } from '#src/api/entities/teaching.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { hrefs } from '#src/paths.ts';
import { systemClock } from '#src/platform/clock.ts';
import { teacherTexts as texts } from '#src/texts/nl/teacher.ts';
import { sessionTimes } from '../view/sessionTimes.ts';
import styles from './Teacher.module.css';

/** A course with its sessions around now. Each session links to its participants. */
export function TaughtCourse({ course }: { course: TeacherCourse }) {
  const now = Math.floor(systemClock.now() / 1000);
  return (
    <Card as="li">
      <div className={styles.course}>
        <h2 dir="auto">{course.title}</h2>
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
              {session.saved ? (
                <Pill tone="success" icon="check">
                  {texts.saved}
                </Pill>
              ) : (
                session.start <= now && <Pill tone="warning">{texts.toFillIn}</Pill>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
