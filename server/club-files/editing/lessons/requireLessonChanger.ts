import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { courses } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { hasTask } from '#server/services/management/roles/clubManagers.ts';
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
export function runsLessons(tx: Database, clubNid: number, caller: Caller): Promise<boolean> {
  return hasTask(tx, { clubNid, uid: caller.uid }, 'lessons');
}
