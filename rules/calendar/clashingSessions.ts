import type { UnixSeconds } from '../brusselsTime.ts';

interface Attended {
  /** Who comes. */
  readonly uid: number;
  readonly start: UnixSeconds;
  /** Not part of it: what begins when another ends doesn't clash with it. */
  readonly end: UnixSeconds;
}

/**
 * With which other sessions each one clashes: nobody can be in two places at once, whatever the course or the club. That
 * includes trial lessons and activities, which a course by itself never flags (Specification 5.5). A warning, no refusal.
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
