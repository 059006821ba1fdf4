import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  absences,
  additionalServices,
  courseSessions,
  registrations,
  tariffs,
  trialSessions,
} from '../../db/schema.ts';
import type { FoundRegistration } from './findOwnRegistration.ts';

interface GivenUp extends Pick<FoundRegistration, 'registration' | 'tariff'> {
  /** The services beside it. */
  readonly services: readonly number[];
  /** The sessions of a trial. */
  readonly trials: readonly number[];
}

/** Ends a registration and gives its places back, in a transaction that has locked them. */
export async function giveUpPlace(
  tx: Database,
  { registration, tariff, services, trials }: GivenUp,
): Promise<void> {
  await tx.update(registrations).set({ status: 0 }).where(eq(registrations.id, registration.id));
  // Never below 0: a club that gave out places outside the portal may have counted fewer than there are registrations.
  await tx
    .update(tariffs)
    .set({ sold: sql`greatest(${tariffs.sold} - 1, 0)` })
    .where(eq(tariffs.nid, tariff.nid));
  for (const nid of trials)
    await tx
      .update(courseSessions)
      .set({ guests: sql`greatest(${courseSessions.guests} - 1, 0)` })
      .where(eq(courseSessions.nid, nid));
  await tx.delete(trialSessions).where(eq(trialSessions.registrationId, registration.id));
  for (const nid of services)
    await tx
      .update(additionalServices)
      .set({ sold: sql`greatest(${additionalServices.sold} - 1, 0)` })
      .where(eq(additionalServices.nid, nid));
  const lessons = sql`${absences.sessionNid} in (select nid from course_sessions where course_nid = ${tariff.courseNid})`;
  await tx.delete(absences).where(and(eq(absences.uid, registration.uid), lessons));
}
