import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { courses, tariffs } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';

/** A course of the club with its tariffs. A course of another club is not found. */
export async function requireCourseWithTariffs(
  db: Database,
  { clubNid, courseNid }: { readonly clubNid: number; readonly courseNid: number },
) {
  const [course] = await db
    .select({ nid: courses.nid, url: courses.url, title: courses.title, type: courses.type })
    .from(courses)
    .where(and(eq(courses.nid, courseNid), eq(courses.clubNid, clubNid)));
  if (!course) throw refusals.notFound();
  const own = await db
    .select({ nid: tariffs.nid, type: tariffs.type, capacity: tariffs.capacity, sold: tariffs.sold })
    .from(tariffs)
    .where(eq(tariffs.courseNid, courseNid))
    .orderBy(asc(tariffs.nid));
  return { course, tariffs: own };
}
