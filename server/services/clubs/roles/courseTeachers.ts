import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { courseTeachers, taughtCourses } from '#server/db/schema.ts';

interface Link {
  readonly courseNid: number;
  readonly uid: number;
}

/**
 * Gives courses to accounts that don't have them yet. The first ones of a course count for all of its lessons; later ones for the lessons
 * from now on, because somebody else taught those before.
 *
 * @returns the new links
 */
export async function giveCourses(tx: Database, links: readonly Link[], now: Date): Promise<readonly Link[]> {
  if (links.length === 0) return [];
  const nids = links.map(({ courseNid }) => courseNid);
  const present = await tx
    .select({ nid: courseTeachers.courseNid })
    .from(courseTeachers)
    .where(isOneOf(courseTeachers.courseNid, nids));
  const before = await tx
    .select({ nid: taughtCourses.courseNid })
    .from(taughtCourses)
    .where(isOneOf(taughtCourses.courseNid, nids));
  const taught = new Set([...present, ...before].map(({ nid }) => nid));
  return tx
    .insert(courseTeachers)
    .values(links.map((link) => ({ ...link, givenAt: taught.has(link.courseNid) ? now : null })))
    .onConflictDoNothing()
    .returning();
}

/**
 * Takes courses back. The hours of the lessons until now stay.
 *
 * @returns the links that ended
 */
export async function takeCourses(tx: Database, which: SQL | undefined, now: Date): Promise<readonly Link[]> {
  const ended = await tx
    .delete(courseTeachers)
    .where(which ?? sql`false`)
    .returning();
  if (ended.length > 0)
    await tx.insert(taughtCourses).values(ended.map((link) => ({ ...link, takenAt: now })));
  return ended;
}
