import { teacherTexts } from '#src/texts/nl/teacher.ts';
import type { AttendanceSheet } from '../view/attendanceSheet.ts';

const texts = teacherTexts.session.counts;

/** The counts per state, announced whenever they change. Zero counts are left out. */
export function AttendanceCounts({ counts }: Pick<AttendanceSheet, 'counts'>) {
  const shown = (['present', 'absent', 'excused', 'open'] as const).filter((state) => counts[state] > 0);
  return <p role="status">{shown.map((state) => texts[state](counts[state])).join(' · ')}</p>;
}
