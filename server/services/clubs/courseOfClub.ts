import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';

/** The number of a club's course with this url. @throws a refusal where the club has no such course */
export async function requireCourseOf(
  db: Database,
  clubNid: number,
  url: string,
): Promise<{ readonly nid: number }> {
  const [course] = await db
    .select({ nid: courses.nid })
    .from(courses)
    .where(and(eq(courses.clubNid, clubNid), eq(courses.url, url)));
  if (!course) throw refusals.notFound(nl.refusals.courseNotFound);
  return course;
}
