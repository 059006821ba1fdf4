import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { ManagedCourse } from '#schemas/entities/management/managedCourse.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { courses, orders, queueEntries, registrations, tariffs } from '#server/db/schema.ts';
import { searchCandidates } from '../../offer/finding/searchCandidates.ts';
import { openCentsSql, standsSql } from '../openCents.ts';
import { capacityOf, takenOf } from '../registrations/capacityOf.ts';
import { loadHallPlaces } from '../registrations/loadHallPlaces.ts';
import { loadPlacesTaken } from '../registrations/loadPlacesTaken.ts';

interface WantedCourses {
  readonly clubNid: number;
  /** '' finds every course. */
  readonly search: string;
  readonly isEnded: boolean;
  readonly offset: number;
  readonly limit: number;
}

type CourseRow = Pick<
  typeof courses.$inferSelect,
  'nid' | 'url' | 'title' | 'type' | 'firstStartsAt' | 'lastEndsAt'
>;

/** A page of the courses of a club, with their counts. A course without sessions never ends. */
export async function loadManagedCourses(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, search, isEnded, offset, limit }: WantedCourses,
): Promise<{ readonly page: ManagedCourse[]; readonly count: number }> {
  const now = clock.now();
  const { nid, url, title, type, firstStartsAt, lastEndsAt } = courses;
  const known = await db
    .select({ nid, url, title, type, firstStartsAt, lastEndsAt })
    .from(courses)
    .where(
      and(
        eq(courses.clubNid, clubNid),
        isEnded ? lte(lastEndsAt, now) : or(gt(lastEndsAt, now), isNull(lastEndsAt)),
      ),
    )
    .orderBy(isEnded ? sql`${lastEndsAt} desc` : sql`${firstStartsAt} asc nulls last`, asc(title), asc(nid));
  const { found } = searchCandidates(known, search, (course) => course.title);
  return { page: await withCounts({ db, clock }, found.slice(offset, offset + limit)), count: found.length };
}

async function withCounts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  page: readonly CourseRow[],
): Promise<ManagedCourse[]> {
  const nids = page.map(({ nid }) => nid);
  if (nids.length === 0) return [];
  const ofCourses = await db
    .select({
      nid: tariffs.nid,
      title: tariffs.title,
      type: tariffs.type,
      courseNid: tariffs.courseNid,
      capacity: tariffs.capacity,
      sold: tariffs.sold,
    })
    .from(tariffs)
    .where(inArray(tariffs.courseNid, nids))
    .orderBy(asc(tariffs.nid));
  const byTariff = await loadPlacesTaken({ db, clock }, ofCourses);
  const byCourse = Map.groupBy(
    ofCourses.map((tariff) => ({ ...tariff, by: byTariff(tariff.nid) })),
    ({ courseNid }) => courseNid,
  );
  const hallPlaces = await loadHallPlaces(db, nids);
  const waiting = await countWaiting(db, nids);
  const unpaid = await countUnpaid(db, nids);
  return page.map(({ firstStartsAt, lastEndsAt, ...course }) => {
    const own = byCourse.get(course.nid) ?? [];
    return {
      ...course,
      start: firstStartsAt && unixSecondsOf(firstStartsAt),
      end: lastEndsAt && unixSecondsOf(lastEndsAt),
      tariffs: own.map(({ nid, title }) => ({ nid, title })),
      ...takenOf(own),
      capacity: capacityOf(own, hallPlaces.get(course.nid)),
      waiting: waiting.get(course.nid) ?? 0,
      unpaid: unpaid.get(course.nid) ?? 0,
    };
  });
}

async function countWaiting(db: Database, nids: number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ courseNid: tariffs.courseNid, people: sql<number>`count(*)`.mapWith(Number) })
    .from(queueEntries)
    .innerJoin(tariffs, eq(tariffs.nid, queueEntries.tariffNid))
    .where(inArray(tariffs.courseNid, nids))
    .groupBy(tariffs.courseNid);
  return new Map(rows.map(({ courseNid, people }) => [courseNid, people]));
}

async function countUnpaid(db: Database, nids: number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ courseNid: tariffs.courseNid, people: sql<number>`count(*)`.mapWith(Number) })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(orders, eq(orders.oid, registrations.oid))
    .where(and(inArray(tariffs.courseNid, nids), standsSql, gt(openCentsSql(), 0)))
    .groupBy(tariffs.courseNid);
  return new Map(rows.map(({ courseNid, people }) => [courseNid, people]));
}
