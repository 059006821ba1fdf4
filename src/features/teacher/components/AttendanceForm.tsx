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
import { SaveFailure } from './SaveFailure.tsx';
import styles from './Teacher.module.css';

const texts = teacherTexts.session;

interface AttendanceFormProps {
  /** The uid of the logged-in user. */
  uid: number;
  session: TeacherSession;
  hasBegun: boolean;
}

/** The attendance list of a session, saved as a whole. A failure keeps the teacher's choices. */
export function AttendanceForm({ uid, session, hasBegun }: AttendanceFormProps) {
  const { sheet, choose, save, keepMine, showTheirs } = useAttendance(uid, session);
  const { counts } = sheet;
  const isUntouched = counts.absent === 0 && counts.excused === 0;
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
            onChoose={(state) => choose([[participant.uid, state]])}
          />
        ))}
      </ul>
      {save.isError && (
        <SaveFailure error={save.error} busy={save.isPending} onKeep={keepMine} onShow={showTheirs} />
      )}
      <StickyBar summary={<AttendanceCounts counts={counts} />}>
        <Button variant="primary" busy={save.isPending} onClick={save.start}>
          {texts.save}
        </Button>
      </StickyBar>
    </>
  );
}
