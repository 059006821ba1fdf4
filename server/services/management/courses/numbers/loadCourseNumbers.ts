import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { CourseNumbers } from '#schemas/entities/club/clubNumbers.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { attendances, courseSessions, courses, tariffs } from '#server/db/schema.ts';
import { capacityOf, takenOf } from '../../registrations/capacityOf.ts';
import { loadHallPlaces } from '../../registrations/loadHallPlaces.ts';
import { loadPlacesTaken } from '../../registrations/loadPlacesTaken.ts';

interface WantedNumbers {
  readonly clubNid: number;
  /** First moment of the season. */
  readonly since: Date;
}

/** The courses of a club that had not ended when the season began, by their first session, with places and attendance. */
export async function loadCourseNumbers(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, since }: WantedNumbers,
): Promise<CourseNumbers[]> {
  const { nid, title, firstStartsAt, lastEndsAt } = courses;
  const found = await db
    .select({ nid, title, lastEndsAt })
    .from(courses)
    .where(and(eq(courses.clubNid, clubNid), or(gte(lastEndsAt, since), isNull(lastEndsAt))))
    .orderBy(sql`${firstStartsAt} asc nulls last`, asc(title), asc(nid));
  const nids = found.map((course) => course.nid);
  if (nids.length === 0) return [];
  const ofCourses = await db
    .select({
      ...{ nid: tariffs.nid, type: tariffs.type, courseNid: tariffs.courseNid },
      ...{ capacity: tariffs.capacity, sold: tariffs.sold },
    })
    .from(tariffs)
    .where(isOneOf(tariffs.courseNid, nids));
  const takenBy = await loadPlacesTaken({ db, clock }, ofCourses);
  const byCourse = Map.groupBy(
    ofCourses.map((tariff) => ({ ...tariff, by: takenBy(tariff.nid) })),
    ({ courseNid }) => courseNid,
  );
  const hallPlaces = await loadHallPlaces(db, nids);
  const attendance = await countAttendance(db, nids, since);
  const now = clock.now();
  return found.map((course) => {
    const own = byCourse.get(course.nid) ?? [];
    return {
      ...{ nid: course.nid, title: course.title },
      ...{ taken: takenOf(own).taken, capacity: capacityOf(own, hallPlaces.get(course.nid)) },
      ended: course.lastEndsAt !== null && course.lastEndsAt <= now,
      attendance: attendance.get(course.nid) ?? null,
    };
  });
}

async function countAttendance(db: Database, nids: readonly number[], since: Date) {
  const rows = await db
    .select({
      nid: courseSessions.courseNid,
      present: sql<number>`count(*) filter (where ${eq(attendances.state, 'present')})`.mapWith(Number),
      noted: sql<number>`count(*)`.mapWith(Number),
    })
    .from(courseSessions)
    .innerJoin(attendances, eq(attendances.sessionNid, courseSessions.nid))
    .where(and(isOneOf(courseSessions.courseNid, nids), gte(courseSessions.startsAt, since)))
    .groupBy(courseSessions.courseNid);
  return new Map(rows.map(({ nid, ...counts }) => [nid, counts]));
}
