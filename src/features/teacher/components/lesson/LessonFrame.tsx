import type { ReactNode } from 'react';
import type { UnixSeconds } from '#rules/brusselsTime.ts';
import type { TeacherSession } from '#src/api/entities/teaching.ts';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { teacherTexts } from '#src/texts/nl/teacher.ts';
import { sessionTimes } from '../../view/sessionTimes.ts';
import styles from './Lesson.module.css';
import { NeighbourSessions } from './NeighbourSessions.tsx';

const texts = teacherTexts.session;

interface LessonFrameProps {
  session: TeacherSession;
  now: UnixSeconds;
  /** The attendance list, shown when somebody is registered. */
  children: ReactNode;
}

/** The header of a lesson and the way to its neighbours, around its attendance list. */
export function LessonFrame({ session, now, children }: LessonFrameProps) {
  return (
    <>
      <PageHeader
        title={<span dir="auto">{session.course.title}</span>}
        lead={[sessionTimes(session, now), session.place].filter(Boolean).join(' · ')}
        back={{ to: hrefs.teacher(), label: texts.back }}
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
