import { eq, inArray, max, min, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clubs, courseSessions, courses } from '../../db/schema.ts';

export type LoadedEvent = Awaited<ReturnType<typeof loadEvents>>[number];

/** Events with their club, the start of the first session and the end of the last; null when no day is known. */
export function loadEvents(db: Database, nids: readonly number[]) {
  return db
    .select({
      course: { nid: courses.nid, url: courses.url, title: courses.title },
      club: clubs,
      place: sql<string>`coalesce(nullif(min(${courseSessions.place}), ''), ${courses.place})`,
      startsAt: min(courseSessions.startsAt),
      endsAt: max(courseSessions.endsAt),
    })
    .from(courses)
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .leftJoin(courseSessions, eq(courseSessions.courseNid, courses.nid))
    .where(inArray(courses.nid, [...nids]))
    .groupBy(courses.nid, clubs.nid);
}
