import type { TeacherSession } from '#src/api/entities/club/teaching.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { teacherTexts } from '#src/texts/nl/teacher.ts';
import { useAttendance } from '../state/useAttendance.ts';
import { markRestPresent } from '../view/attendanceSheet.ts';
import { AttendanceView } from './lesson/AttendanceView.tsx';

const texts = teacherTexts.session;

interface AttendanceFormProps {
  /** The uid of the logged-in user. */
  uid: number;
  session: TeacherSession;
  hasBegun: boolean;
}

/** The attendance list of a session, saved as a whole. Each choice is kept on the device at once. */
export function AttendanceForm({ uid, session, hasBegun }: AttendanceFormProps) {
  const { sheet, choose, isSending, isKept, state, save, keepMine, showTheirs } = useAttendance(uid, session);
  const isConflict = state.kind === 'refused' && state.isConflict;
  return (
    <AttendanceView
      {...{ session, sheet, state, hasBegun, isKept }}
      onChoose={(participant, chosen) => choose([[participant, chosen]])}
      onMarkRest={() => choose(markRestPresent(sheet))}
      actions={
        isConflict ? (
          <>
            <Button busy={isSending} onClick={keepMine}>
              {texts.keepMine}
            </Button>
            <Button busy={isSending} onClick={showTheirs}>
              {texts.showTheirs}
            </Button>
          </>
        ) : (
          <Button variant="primary" busy={isSending} onClick={save}>
            {texts.save}
          </Button>
        )
      }
    />
  );
}
