import { asc, eq } from 'drizzle-orm';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { courseSessions, trialSessions } from '#server/db/schema.ts';

/** When the lessons of some trials begin, in Unix seconds, by the id of the registration. Empty for any other registration. */
export async function loadTrialLessons(
  db: Database,
  registrationIds: readonly number[],
): Promise<(registrationId: number) => number[]> {
  const found =
    registrationIds.length === 0
      ? []
      : await db
          .select({ id: trialSessions.registrationId, startsAt: courseSessions.startsAt })
          .from(trialSessions)
          .innerJoin(courseSessions, eq(courseSessions.nid, trialSessions.sessionNid))
          .where(isOneOf(trialSessions.registrationId, [...registrationIds]))
          .orderBy(asc(courseSessions.startsAt), asc(courseSessions.nid));
  const byId = Map.groupBy(found, ({ id }) => id);
  return (id) => (byId.get(id) ?? []).map(({ startsAt }) => unixSecondsOf(startsAt));
}
