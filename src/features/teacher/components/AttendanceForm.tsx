import type { TeacherSession } from '#src/api/entities/teaching.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { teacherTexts } from '#src/texts/nl/teacher.ts';
import { useAttendance } from '../state/useAttendance.ts';
import { markRestPresent } from '../view/attendanceSheet.ts';
import { AttendanceCounts } from './AttendanceCounts.tsx';
import { ParticipantRow } from './ParticipantRow.tsx';
import { SavedLine } from './SavedLine.tsx';
import { SendingStrip } from './SendingStrip.tsx';
import styles from './Teacher.module.css';

const texts = teacherTexts.session;

interface AttendanceFormProps {
  /** The uid of the logged-in user. */
  uid: number;
  session: TeacherSession;
  hasBegun: boolean;
}

/** The attendance list of a session, saved as a whole. Each choice is kept on the device at once. */
export function AttendanceForm({ uid, session, hasBegun }: AttendanceFormProps) {
  const { sheet, choose, isSending, state, save, keepMine, showTheirs } = useAttendance(uid, session);
  const { counts } = sheet;
  const isUntouched = counts.absent === 0 && counts.excused === 0;
  const isConflict = state.kind === 'refused' && state.isConflict;
  return (
    <>
      {!hasBegun && <Notice tone="info">{texts.notYet}</Notice>}
      <div className={styles.above}>
        <p>
          {texts.participants(session.participants.length)}
          <SavedLine saved={session.saved} />
        </p>
        {counts.open > 0 && (
          <Button icon="check" onClick={() => choose(markRestPresent(sheet))}>
            {isUntouched ? texts.everybody : texts.theRest}
          </Button>
        )}
      </div>
      <ul className={styles.participants}>
        {session.participants.map((participant) => (
          <ParticipantRow
            key={participant.uid}
            participant={participant}
            state={sheet.states.get(participant.uid) ?? ''}
            onChoose={(chosen) => choose([[participant.uid, chosen]])}
          />
        ))}
      </ul>
      <StickyBar notice={<SendingStrip state={state} />} summary={<AttendanceCounts counts={counts} />}>
        {isConflict ? (
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
        )}
      </StickyBar>
    </>
  );
}
