import type { UnixSeconds } from '../brusselsTime.ts';

interface Attended {
  /** The participant. */
  readonly uid: number;
  readonly start: UnixSeconds;
  /** Excluded: a session that begins when another ends doesn't clash with it. */
  readonly end: UnixSeconds;
}

/**
 * Finds the sessions of one person that overlap, whatever the course or the club: nobody can be in two places at once.
 * Trial lessons and activities count too, which a course by itself never flags (Specification 5.5). A clash is a warning,
 * not a refusal.
 *
 * @returns for each session, in their order, the others of the same person that share time with it
 */
export function clashingSessions<Session extends Attended>(
  sessions: readonly Session[],
): readonly (readonly Session[])[] {
  const byPerson = Map.groupBy(
    sessions.toSorted((one, other) => one.start - other.start),
    ({ uid }) => uid,
  );
  return sessions.map((session) => clashesOf(session, byPerson.get(session.uid) ?? []));
}

function clashesOf<Session extends Attended>(session: Session, byStart: readonly Session[]): Session[] {
  return byStart.filter(
    (other) => other !== session && other.start < session.end && session.start < other.end,
  );
}
