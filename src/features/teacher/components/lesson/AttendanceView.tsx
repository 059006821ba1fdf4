import type { ReactNode } from 'react';
import type { AttendanceState, TeacherSession } from '#src/api/entities/teaching.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { teacherTexts } from '#src/texts/nl/teacher.ts';
import type { AttendanceSheet } from '../../view/attendanceSheet.ts';
import type { SendingState } from '../../view/sendingState.ts';
import { AttendanceCounts } from './AttendanceCounts.tsx';
import styles from './Lesson.module.css';
import { ParticipantRow } from './ParticipantRow.tsx';
import { SavedLine } from './SavedLine.tsx';
import { SendingStrip } from './SendingStrip.tsx';

const texts = teacherTexts.session;

interface AttendanceViewProps {
  session: TeacherSession;
  sheet: AttendanceSheet;
  state: SendingState;
  hasBegun: boolean;
  /** Whether the list with all its details is kept on this device. */
  isKept: boolean;
  /** The buttons of the sticky bar. */
  actions: ReactNode;
  onChoose?: (participant: number, state: AttendanceState) => void;
  onMarkRest?: () => void;
}

/** The attendance list of a session as it looks, online and as a page that is kept for offline use. */
export function AttendanceView(props: AttendanceViewProps) {
  const { session, sheet, state, hasBegun, isKept, actions, onChoose, onMarkRest } = props;
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
          <Button icon="check" data-mark-rest onClick={onMarkRest}>
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
            onChoose={(chosen) => onChoose?.(participant.uid, chosen)}
          />
        ))}
      </ul>
      {isKept && <p className={styles.quiet}>{texts.keptHere}</p>}
      <StickyBar notice={<SendingStrip state={state} />} summary={<AttendanceCounts counts={counts} />}>
        {actions}
      </StickyBar>
    </>
  );
}
