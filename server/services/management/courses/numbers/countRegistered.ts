import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { seasonStart } from '#rules/calendar/seasonOf.ts';
import type { Database } from '#server/db/database.ts';
import { courses, registrations, tariffs } from '#server/db/schema.ts';
import { standsSql } from '../../openCents.ts';

interface WantedSeasons {
  readonly clubNid: number;
  /** The later one of two. */
  readonly season: number;
}

/**
 * Counts the registrations that stand by the season of their course and the week in which they came. The season of a course is that
 * of its first session: families register in June for September. A trial is none: who stays after it would count twice.
 */
export async function countRegistered(db: Database, { clubNid, season }: WantedSeasons) {
  const start = sql`${seasonStart(season)}::date`;
  const before = sql`${seasonStart(season - 1)}::date`;
  const end = sql`${seasonStart(season + 1)}::date`;
  const first = sql`(${courses.firstStartsAt} at time zone 'Europe/Brussels')::date`;
  const came = sql`(${registrations.registeredAt} at time zone 'Europe/Brussels')::date`;
  const isNow = sql`${first} >= ${start}`;
  return db
    .select({
      season: sql<number>`case when ${isNow} then ${season}::int else ${season - 1}::int end`,
      week: sql<number>`floor((${came} - case when ${isNow} then ${start} else ${before} end) / 7.0)::int`,
      count: sql<number>`count(*)::int`,
    })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(
      and(
        ...[eq(courses.clubNid, clubNid), isNotNull(courses.firstStartsAt), standsSql],
        ...[
          eq(registrations.isTicket, false),
          ne(tariffs.type, 'trial'),
          sql`${first} >= ${before} and ${first} < ${end}`,
        ],
      ),
    )
    .groupBy(sql`1`, sql`2`);
}
