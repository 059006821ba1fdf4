import type { TeacherCourse } from '#src/api/entities/club/teaching.ts';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { teacherTexts as texts } from '#src/texts/nl/teacher.ts';
import { useSession } from '../../session/index.ts';
import { useUnsentSessions } from '../state/attendanceChoices.ts';

interface LessonStateProps {
  session: TeacherCourse['sessions'][number];
  /** Unix seconds. */
  now: number;
}

/** Whether the attendance of a lesson is only on this device, saved, or still to fill in. */
export function LessonState({ session, now }: LessonStateProps) {
  const unsent = useUnsentSessions(useTeacherUid());
  if (unsent.has(session.nid)) return <Pill tone="warning">{texts.toSend}</Pill>;
  if (session.saved)
    return (
      <Pill tone="success" icon="check">
        {texts.saved}
      </Pill>
    );
  return session.start <= now ? <Pill tone="warning">{texts.toFillIn}</Pill> : null;
}

/** The uid of the logged-in teacher; 0 for a visitor, who has no marks on this device. */
function useTeacherUid(): number {
  const session = useSession();
  return session.status === 'user' ? session.user.uid : 0;
}
