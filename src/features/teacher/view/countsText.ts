import { teacherTexts } from '#src/texts/nl/teacher.ts';
import type { AttendanceSheet } from './attendanceSheet.ts';

const texts = teacherTexts.session.counts;
const countedStates = ['present', 'absent', 'excused', 'open'] as const;

/** The counts per state, in a fixed order. Zero counts are left out. */
export function countsText(counts: AttendanceSheet['counts']): string {
  const shown = countedStates.filter((state) => counts[state] > 0);
  return shown.map((state) => texts[state](counts[state])).join(' · ');
}

/**
 * The sentences of each number of participants, for the script of a kept page, which has no texts of its own. The index is the number.
 */
export function keptSentences(participants: number) {
  const numbers = Array.from({ length: participants + 1 }, (_, count) => count);
  const { keptNote, offline } = teacherTexts.session;
  const counts = countedStates.map(
    (state) => [state, numbers.map((count) => (count === 0 ? '' : texts[state](count)))] as const,
  );
  return {
    counts: Object.fromEntries(counts),
    marks: numbers.map((count) => (count === 0 ? keptNote : offline(count, participants))),
  };
}
