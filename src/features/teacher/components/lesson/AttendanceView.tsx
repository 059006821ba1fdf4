import type { ReactNode } from 'react';
import { countExtras } from '#rules/countExtras.ts';
import { formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import type { AttendanceState, TeacherSession } from '#src/api/entities/club/teaching.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import tones from '#src/components/feedback/tones.module.css';
import { Icon } from '#src/components/icons/Icon.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { teacherTexts } from '#src/texts/nl/teacher.ts';
import type { AttendanceSheet } from '../../view/attendanceSheet.ts';
import { countsText } from '../../view/countsText.ts';
import type { SendingState } from '../../view/sendingState.ts';
import styles from './Lesson.module.css';
import { ParticipantRow } from './ParticipantRow.tsx';

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
          {[texts.participants(session.participants.length), ...extrasOf(session)].join(' · ')}
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

/** How many participants took each extra. */
function extrasOf({ participants }: TeacherSession): string[] {
  return countExtras(participants.flatMap(({ extras }) => extras)).map(({ title, count }) =>
    texts.extra(title, count),
  );
}

/** The counts per state, announced whenever they change. */
function AttendanceCounts({ counts }: Pick<AttendanceSheet, 'counts'>) {
  return (
    <p role="status" data-kept-counts>
      {countsText(counts)}
    </p>
  );
}

/** Says who last saved the list, and when. */
function SavedLine({ saved }: Pick<TeacherSession, 'saved'>) {
  if (!saved) return null;
  const when = [formatNamedDay(saved.at), formatTime(saved.at)] as const;
  return (
    <span className={styles.savedLine}>
      {saved.by === '' ? texts.savedAt(...when) : texts.savedBy(saved.by, ...when)}
    </span>
  );
}

/** Tells in the sticky bar why the list is not with the club yet, and that it is safe. */
function SendingStrip({ state }: { state: SendingState }) {
  if (state.kind === 'quiet') return null;
  const isRefused = state.kind === 'refused';
  return (
    <p
      className={`${styles.strip} ${isRefused ? tones.danger : tones.warning}`}
      role={isRefused ? 'alert' : 'status'}
    >
      <Icon name={isRefused ? 'error' : 'warning'} />
      <span data-kept-marks>{state.text}</span>
    </p>
  );
}
