import { isoDayOf, type UnixSeconds, type Weekday } from './brusselsTime.ts';

export interface TimedSession {
  readonly nid: number;
  readonly start: UnixSeconds;
  /** Excluded: a session that begins when another ends doesn't overlap it. */
  readonly end: UnixSeconds;
  /** The session is a trial lesson. */
  readonly isTrial?: boolean;
}

/**
 * Finds the sessions that overlap another non-trial session of the same course. Activities are never flagged
 * (specification 5.5). An overlap is a warning, not a refusal.
 *
 * @returns nids, in the order of the sessions
 */
export function overlappingSessions(
  courseType: 'course' | 'activity' | 'ticket',
  sessions: readonly TimedSession[],
): number[] {
  if (courseType === 'activity') return [];
  const byStart = sessions.filter(({ isTrial }) => !isTrial).toSorted((a, b) => a.start - b.start);
  return sessions.filter((session) => overlapsAnother(session, byStart)).map(({ nid }) => nid);
}

function overlapsAnother(session: TimedSession, byStart: readonly TimedSession[]): boolean {
  for (const other of byStart) {
    if (other.start >= session.end) return false;
    if (other.nid !== session.nid && session.start < other.end) return true;
  }
  return false;
}

/** The timetable of a course as its list shows it: weekdays and hours, in a period. */
export interface WeeklySchedule {
  readonly weekdays: readonly Weekday[];
  /** `HH:MM`, '' where unknown; likewise `endTime`. */
  readonly startTime: string;
  readonly endTime: string;
  readonly startDate: UnixSeconds;
  readonly endDate: UnixSeconds;
}

/** Whether two courses fall in the same weeks, on the same weekday and at the same hour. */
export function schedulesOverlap(one: WeeklySchedule, other: WeeklySchedule): boolean {
  return (
    isoDayOf(one.startDate) <= isoDayOf(other.endDate) &&
    isoDayOf(other.startDate) <= isoDayOf(one.endDate) &&
    one.weekdays.some((day) => other.weekdays.includes(day)) &&
    [one, other].every(({ startTime, endTime }) => startTime !== '' && startTime < endTime) &&
    one.startTime < other.endTime &&
    other.startTime < one.endTime
  );
}
