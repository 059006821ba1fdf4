import { and, asc, eq, gt, inArray, lt, notExists } from 'drizzle-orm';
import type { CancelledLesson } from '#schemas/entities/club/teaching.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { cancelledLessons, courseSessions } from '../../db/schema.ts';

interface Wanted {
  readonly courses: readonly number[];
  readonly now: Date;
  /** Default: as far as lessons go. */
  readonly before?: Date;
}

/**
 * The cancelled lessons of courses that would still begin, the earliest first. A lesson that came back by the editor of the offer takes
 * place, so it is not among them.
 */
export async function loadCancelledLessons(
  db: Database,
  { courses, now, before }: Wanted,
): Promise<readonly (CancelledLesson & { readonly course: number })[]> {
  if (courses.length === 0) return [];
  const { nid, courseNid, startsAt } = cancelledLessons;
  const isBack = db
    .select({ nid: courseSessions.nid })
    .from(courseSessions)
    .where(eq(courseSessions.nid, nid));
  const rows = await db
    .select()
    .from(cancelledLessons)
    .where(
      and(
        ...[inArray(courseNid, [...courses]), gt(startsAt, now), before && lt(startsAt, before)],
        notExists(isBack),
      ),
    )
    .orderBy(asc(startsAt), asc(nid));
  return rows.map((row) => ({
    ...{ nid: row.nid, place: row.place, reason: row.reason, course: row.courseNid },
    start: unixSecondsOf(row.startsAt),
    end: unixSecondsOf(row.endsAt),
  }));
}
