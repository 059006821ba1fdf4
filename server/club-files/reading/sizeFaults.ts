import { maxWeeks } from '#rules/calendar/weeklyDays.ts';
import { dayInMilliseconds } from '#rules/duration.ts';
import type { SeatsInFile, WeeklyInFile } from '#schemas/club-file/courseInFile.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { FoundFault } from '../texts/fault.ts';

/** The most lessons of a club, and below its most numbered seats: each becomes a part to compare and a row to save. */
const mostLessons = 100_000;
/** Planning 50,000 took five seconds, and all that a club sells is locked while they are published. */
const mostSeats = 20_000;

/**
 * Finds the course with which a file asks for too many lessons or seats. Counts what is written, before anything lists it: ten thousand
 * seats are one line of a file, and a few hundred such lines took all the memory of a server.
 */
export function sizeFaults({ courses }: ClubFile): FoundFault[] {
  let lessons = 0;
  let seats = 0;
  for (const [index, { sessions, weekly, series, stands }] of courses.entries()) {
    lessons += sessions.length + sumOf(weekly.map(weeksOf)) + sumOf(series.map(({ times }) => times));
    seats += sumOf(stands.flatMap((stand) => stand.seats.map(seatsOf)));
    const path = `courses[${index}]`;
    if (lessons > mostLessons) return [{ path, say: ({ faults }) => faults.manyLessons(mostLessons) }];
    if (seats > mostSeats) return [{ path, say: ({ faults }) => faults.manySeats(mostSeats) }];
  }
  return [];
}

/** The most lessons that a weekly plan can have: holidays count. */
function weeksOf({ start, end }: WeeklyInFile): number {
  const weeks = Math.floor((Date.parse(end) - Date.parse(start)) / (7 * dayInMilliseconds)) + 1;
  return Math.min(maxWeeks, Math.max(0, weeks));
}

function seatsOf({ from, to }: SeatsInFile): number {
  return Math.max(0, to - from + 1);
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
