import type { UnixSeconds } from '#rules/brusselsTime.ts';
import type { TeacherSession } from '#src/api/entities/club/teaching.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { storagePrefix } from '#src/platform/storage/storage.ts';
import { componentsTexts } from '#src/texts/nl/components.ts';
import { teacherTexts } from '#src/texts/nl/teacher.ts';
import { attendanceSheet } from '../../view/attendanceSheet.ts';
import { keptSentences } from '../../view/countsText.ts';
import { AttendanceView } from './AttendanceView.tsx';
import styles from './Lesson.module.css';
import { LessonFrame } from './LessonFrame.tsx';

interface KeptLessonProps {
  /** Key of the unsent marks in local storage, without the prefix of the portal. */
  marksKey: string;
  session: TeacherSession;
  /** Whether it has everything that the teacher may see, or names and choices only. */
  hasDetails: boolean;
  now: UnixSeconds;
}

/** The attendance list as it is kept for offline use: the same screen. The script of the offline page adds the unsent marks. */
export function KeptLesson({ marksKey, session, hasDetails, now }: KeptLessonProps) {
  const shown = hasDetails ? session : namesOnly(session);
  return (
    <LessonFrame session={shown} now={now}>
      <div
        className={styles.reading}
        data-kept-choices={storagePrefix + marksKey}
        data-version={session.version}
        data-sentences={JSON.stringify(keptSentences(session.participants.length))}
      >
        <AttendanceView
          session={shown}
          sheet={attendanceSheet(session, undefined)}
          state={{ kind: 'waiting', text: teacherTexts.session.keptNote }}
          hasBegun={session.start <= now}
          isKept={hasDetails}
          actions={
            <Button variant="primary" data-retry>
              {componentsTexts.retry}
            </Button>
          }
        />
      </div>
    </LessonFrame>
  );
}

/** Leaves out phone numbers and answers, which may be about health. */
function namesOnly(session: TeacherSession): TeacherSession {
  return {
    ...session,
    participants: session.participants.map((participant) => ({
      ...participant,
      ...{ phone: '', parent: null, otherParents: [], answers: [] },
    })),
  };
}
