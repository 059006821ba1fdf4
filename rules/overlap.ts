import type { UnixSeconds } from './brusselsTime.ts';

interface Timed {
  readonly start: UnixSeconds;
  /** Excluded: a session that begins when another ends doesn't overlap it. */
  readonly end: UnixSeconds;
}

export interface TimedSession extends Timed {
  readonly nid: number;
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

/**
 * Finds the sessions that share time with a session of another course. Only real sessions count: a camp in a holiday leaves alone
 * a weekly course that has no lesson then.
 *
 * @returns in the order of the sessions
 */
export function sessionsDuring<Session extends Timed>(
  sessions: readonly Session[],
  others: readonly Timed[],
): Session[] {
  return sessions.filter(({ start, end }) => others.some((other) => start < other.end && other.start < end));
}
