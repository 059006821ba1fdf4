import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courses, tariffs } from '../../db/schema.ts';

/** The courses of these tariffs of a club; `undefined` where one of them isn't the club's. */
export async function coursesOfTariffs(
  db: Database,
  clubNid: number,
  tariffNids: readonly number[],
): Promise<{ readonly nid: number; readonly title: string }[] | undefined> {
  const rows = await db
    .select({ tariff: tariffs.nid, nid: courses.nid, title: courses.title })
    .from(tariffs)
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(and(eq(courses.clubNid, clubNid), inArray(tariffs.nid, [...tariffNids])))
    .orderBy(asc(courses.nid));
  if (rows.length !== new Set(tariffNids).size) return undefined;
  const byNid = new Map(rows.map(({ nid, title }) => [nid, { nid, title }]));
  return [...byNid.values()];
}
