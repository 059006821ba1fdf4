import type { AttendanceSheet } from '../../view/attendanceSheet.ts';
import { countsText } from '../../view/countsText.ts';

/** The counts per state, announced whenever they change. */
export function AttendanceCounts({ counts }: Pick<AttendanceSheet, 'counts'>) {
  return (
    <p role="status" data-kept-counts>
      {countsText(counts)}
    </p>
  );
}
