import { and, eq } from 'drizzle-orm';
import { roleHasTask } from '#rules/clubRoles.ts';
import type { Database } from '#server/db/database.ts';
import { clubMembers, courses } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import type { Caller } from '#server/services/sessions/caller.ts';
import { isTaughtBy } from '#server/services/teacher/taughtCourse.ts';
import { nl } from '#server/texts/nl.ts';

interface LessonOf {
  readonly clubNid: number;
  readonly courseNid: number;
}

/** Refuses who neither teaches the course nor runs the lessons of the club. */
export async function requireLessonChanger(
  tx: Database,
  { clubNid, courseNid }: LessonOf,
  caller: Caller,
): Promise<void> {
  if (await runsLessons(tx, clubNid, caller)) return;
  const isTaught = and(eq(courses.nid, courseNid), isTaughtBy(tx, caller.uid));
  if ((await tx.$count(courses, isTaught)) === 0) throw refusals.forbidden(nl.refusals.notYourCourse);
}

/** Whether the role of the caller has the lessons of the club. */
export async function runsLessons(tx: Database, clubNid: number, caller: Caller): Promise<boolean> {
  const [member] = await tx
    .select({ role: clubMembers.role, isBlocked: clubMembers.isBlocked })
    .from(clubMembers)
    .where(and(eq(clubMembers.clubNid, clubNid), eq(clubMembers.uid, caller.uid)));
  return member !== undefined && !member.isBlocked && roleHasTask(member.role, 'lessons');
}
