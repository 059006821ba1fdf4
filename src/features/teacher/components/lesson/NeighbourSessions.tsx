import { formatNamedDay } from '#rules/writtenTime.ts';
import type { TeacherSession } from '#src/api/entities/teaching.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { hrefs } from '#src/paths.ts';
import { teacherTexts } from '#src/texts/nl/teacher.ts';
import styles from './Lesson.module.css';

const texts = teacherTexts.session;

/** Links to the previous and next session of the same course. */
export function NeighbourSessions({ session: { previous, next } }: { session: TeacherSession }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={texts.neighbours}>
      {previous && (
        <Link to={hrefs.teacher(previous.nid)} className={styles.neighbour}>
          <span className={styles.back}>
            <Icon name="chevronRight" size={18} />
          </span>
          <span>
            {texts.previous} <span className={styles.quiet}>{formatNamedDay(previous.start)}</span>
          </span>
        </Link>
      )}
      {next && (
        <Link to={hrefs.teacher(next.nid)} className={`${styles.neighbour} ${styles.last}`}>
          <span>
            {texts.next} <span className={styles.quiet}>{formatNamedDay(next.start)}</span>
          </span>
          <Icon name="chevronRight" size={18} />
        </Link>
      )}
    </nav>
  );
}
