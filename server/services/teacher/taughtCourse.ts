import { and, eq, exists, gte, type SQL, sql } from 'drizzle-orm';
import { daysAfter, instantInBrussels } from '#rules/brusselsInstant.ts';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { dateOf, unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { courseSessions, courses, courseTeachers, lessonSubstitutes } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { isOpenTo } from '../clubs/clubs.ts';

interface Reading {
  /** Who reads it. */
  readonly uid: number;
  readonly now: Date;
}

/** A condition on `courses`: somebody teaches the course, at a club that is open to them. */
export function isTaughtBy(db: Database, uid: number): SQL | undefined {
  const link = and(eq(courseTeachers.courseNid, courses.nid), eq(courseTeachers.uid, uid));
  return and(
    exists(db.select({ one: sql`1` }).from(courseTeachers).where(link)),
    isOpenTo(db, { club: courses.clubNid, person: uid }),
  );
}

/** A condition on `courses` and `course_sessions`: somebody is the substitute of the lesson, which ended yesterday at the earliest. */
export function isSubstitutedBy(db: Database, uid: number, now: Date): SQL | undefined {
  const link = and(eq(lessonSubstitutes.sessionNid, courseSessions.nid), eq(lessonSubstitutes.uid, uid));
  const yesterday = daysAfter(isoDayOf(unixSecondsOf(now)), -1);
  return and(
    exists(db.select({ one: sql`1` }).from(lessonSubstitutes).where(link)),
    gte(courseSessions.endsAt, dateOf(instantInBrussels(yesterday, '00:00'))),
    isOpenTo(db, { club: courses.clubNid, person: uid }),
  );
}

/** Returns a session to a teacher of its course, or to its substitute. Refuses everybody else. */
export async function requireTaughtSession(db: Database, nid: number, { uid, now }: Reading) {
  const [found] = await db
    .select({
      session: courseSessions,
      course: courses,
      isTaught: sql<boolean>`${isTaughtBy(db, uid)}`,
      isSubstituted: sql<boolean>`${isSubstitutedBy(db, uid, now)}`,
    })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .where(eq(courseSessions.nid, nid));
  if (!found) throw refusals.notFound(nl.refusals.sessionNotFound);
  if (!found.isTaught && !found.isSubstituted) throw refusals.forbidden(nl.refusals.notYourCourse);
  return found;
}
