import { and, eq, exists, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clubMembers, courseSessions, courses, courseTeachers } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import type { Caller } from '../sessions/caller.ts';

/** A condition on `courses`: somebody teaches the course, at a club that is open to them. */
export function isTaughtBy(db: Database, uid: number): SQL | undefined {
  const link = and(eq(courseTeachers.courseNid, courses.nid), eq(courseTeachers.uid, uid));
  const closed = and(
    eq(clubMembers.clubNid, courses.clubNid),
    eq(clubMembers.uid, uid),
    eq(clubMembers.isBlocked, true),
  );
  return and(
    exists(db.select({ one: sql`1` }).from(courseTeachers).where(link)),
    notExists(db.select({ one: sql`1` }).from(clubMembers).where(closed)),
  );
}

/** Returns a session to a teacher of its course. Refuses everybody else. */
export async function requireTaughtSession(db: Database, nid: number, caller: Caller) {
  const [found] = await db
    .select({
      session: courseSessions,
      course: courses,
      isTaught: sql<boolean>`${isTaughtBy(db, caller.uid)}`,
    })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .where(eq(courseSessions.nid, nid));
  if (!found) throw refusals.notFound(nl.refusals.sessionNotFound);
  if (!found.isTaught) throw refusals.forbidden(nl.refusals.notYourCourse);
  return found;
}
