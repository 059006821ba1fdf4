import { and, gt, inArray, min, sql } from 'drizzle-orm';
import type { Cents } from '#rules/money.ts';
import type { Context } from '../../context.ts';
import { courseSessions, courses } from '../../db/schema.ts';
import { priceNow } from '../offer/lateStartOf.ts';
import { loadCourses } from '../offer/loadCourses.ts';

/** The facts by which a family decides whether it takes a free place. */
export interface OfferedFacts {
  readonly priceCents: Cents;
  /** Undefined once the course is over. */
  readonly nextSession: Date | undefined;
}

/** The price and the next session of the tariffs of these courses, by the nid of the tariff. */
export async function loadOfferedFacts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  courseNids: readonly number[],
): Promise<ReadonlyMap<number, OfferedFacts>> {
  if (courseNids.length === 0) return new Map();
  const now = clock.now();
  const isWanted = inArray(courseSessions.courseNid, [...courseNids]);
  const next = await db
    .select({ course: courseSessions.courseNid, startsAt: min(courseSessions.startsAt) })
    .from(courseSessions)
    .where(and(isWanted, gt(courseSessions.startsAt, now)))
    .groupBy(courseSessions.courseNid);
  const nids = sql.join(
    courseNids.map((nid) => sql`${nid}`),
    sql`, `,
  );
  // The SQL names columns without a table; see `loadCourses`.
  const found = await loadCourses(db, sql`${courses.nid} in (${nids})`);
  return new Map(
    found.flatMap((course) =>
      course.tariffs.map((tariff) => [
        tariff.nid,
        {
          priceCents: priceNow(course, tariff, now),
          nextSession: next.find((one) => one.course === course.nid)?.startsAt ?? undefined,
        },
      ]),
    ),
  );
}
