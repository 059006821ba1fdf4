import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  type clubs,
  courseSessions,
  courses,
  registrations,
  tariffs,
  trialSessions,
} from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';

export interface WantedRegistration {
  readonly club: typeof clubs.$inferSelect;
  /** The person of the registration; `anybody` where a manager of the club asks. */
  readonly uid: number | 'anybody';
  readonly registrationId: number;
}

export type FoundRegistration = Awaited<ReturnType<typeof findOwnRegistration>>;

/** A registration at this club, also one that was stopped. `firstStart` is that of a trial's own lesson. */
export async function findOwnRegistration(tx: Database, { club, uid, registrationId }: WantedRegistration) {
  const first = sql<
    string | null
  >`(select min(starts_at) from course_sessions where course_nid = ${courses.nid})`;
  const [found] = await tx
    .select({ registration: registrations, tariff: tariffs, course: courses, firstStart: first })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(
      and(
        eq(registrations.id, registrationId),
        uid === 'anybody' ? undefined : eq(registrations.uid, uid),
        eq(registrations.isTicket, false),
        eq(courses.clubNid, club.nid),
      ),
    );
  if (!found) throw refusals.notFound(nl.ownRegistrations.notFound);
  const [trial] = await tx
    .select({ startsAt: courseSessions.startsAt })
    .from(trialSessions)
    .innerJoin(courseSessions, eq(courseSessions.nid, trialSessions.sessionNid))
    .where(eq(trialSessions.registrationId, registrationId))
    .orderBy(asc(courseSessions.startsAt))
    .limit(1);
  const { firstStart, ...rest } = found;
  return { ...rest, firstStart: trial?.startsAt ?? (firstStart === null ? undefined : new Date(firstStart)) };
}
