import type { ReactNode } from 'react';
import type { UnixSeconds } from '#rules/brusselsTime.ts';
import { formatNamedDay } from '#rules/writtenTime.ts';
import type { TeacherSession } from '#src/api/entities/club/teaching.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { paperListTexts } from '#src/texts/nl/paperList.ts';
import { teacherTexts } from '#src/texts/nl/teacher.ts';
import { sessionTimes } from '../../view/sessionTimes.ts';
import styles from './Lesson.module.css';

const texts = teacherTexts.session;

interface LessonFrameProps {
  session: TeacherSession;
  now: UnixSeconds;
  /** Beside the title. */
  actions?: ReactNode;
  /** The attendance list, shown when somebody is registered. */
  children: ReactNode;
}

/** The header of a lesson and the way to its neighbours, around its attendance list. */
export function LessonFrame({ session, now, actions, children }: LessonFrameProps) {
  return (
    <>
      <PageHeader
        title={<span dir="auto">{session.course.title}</span>}
        lead={[sessionTimes(session, now), session.place].filter(Boolean).join(' · ')}
        back={{ to: hrefs.teacher(), label: texts.back }}
        actions={
          <>
            {actions}
            <ButtonLink icon="list" to={`${hrefs.teacher(session.nid)}&papier=1`}>
              {paperListTexts.open}
            </ButtonLink>
          </>
        }
      />
      <div className={styles.reading}>
        <NeighbourSessions session={session} />
        {session.participants.length === 0 ? (
          <EmptyState title={texts.empty} icon="users">
            {texts.emptyHint}
          </EmptyState>
        ) : (
          children
        )}
      </div>
    </>
  );
}

/** Links to the previous and next session of the same course. */
function NeighbourSessions({ session: { previous, next } }: { session: TeacherSession }) {
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
