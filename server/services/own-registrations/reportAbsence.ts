import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { absences, courseSessions, courses } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { attended } from '../calendar/attended.ts';

interface WantedReport {
  readonly clubNid: number;
  readonly uid: number;
  readonly sessionNid: number;
  readonly isAbsent: boolean;
}

/** Saves or takes back the report of an absence. A repeat changes nothing. Refused for a lesson that is over or not theirs. */
export async function reportAbsence(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, uid, sessionNid, isAbsent }: WantedReport,
): Promise<void> {
  const coming = attended(db, [uid]);
  const [lesson] = await db
    .select({ endsAt: courseSessions.endsAt })
    .from(coming)
    .innerJoin(courseSessions, eq(courseSessions.nid, coming.sessionNid))
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .where(and(eq(courseSessions.nid, sessionNid), eq(courses.clubNid, clubNid)));
  if (!lesson) throw refusals.notFound(nl.ownRegistrations.lessonNotFound);
  const now = clock.now();
  if (lesson.endsAt <= now) throw refusals.notAvailable(nl.ownRegistrations.lessonOver);
  if (isAbsent) await db.insert(absences).values({ sessionNid, uid, reportedAt: now }).onConflictDoNothing();
  else await db.delete(absences).where(and(eq(absences.sessionNid, sessionNid), eq(absences.uid, uid)));
}
