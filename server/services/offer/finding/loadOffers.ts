import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { courses, courseTerms, terms } from '#server/db/schema.ts';

/** Maximum number of kinds that a club shows in a list of clubs. */
const mostKinds = 4;

/** What clubs offer now, as the kinds of most of their courses, by the nid of the club. */
export async function loadOffers(
  db: Database,
  clubNids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await db
    .select({ clubNid: courses.clubNid, title: terms.title })
    .from(courses)
    .innerJoin(courseTerms, eq(courseTerms.courseNid, courses.nid))
    .innerJoin(terms, and(eq(terms.nid, courseTerms.termNid), eq(terms.list, 'taxonomy')))
    .where(and(isOneOf(courses.clubNid, clubNids), gt(courses.lastEndsAt, now)))
    .groupBy(courses.clubNid, terms.nid, terms.title)
    .orderBy(desc(sql`count(*)`), terms.title);
  const byClub = Map.groupBy(rows, ({ clubNid }) => clubNid);
  return new Map(
    [...byClub].map(([nid, kinds]) => [nid, kinds.slice(0, mostKinds).map(({ title }) => title)]),
  );
}
