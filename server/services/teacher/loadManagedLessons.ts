import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { dayInMilliseconds } from '#rules/duration.ts';
import type { ManagedLesson } from '#schemas/entities/club/lessonChange.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { courseSessions, courses } from '../../db/schema.ts';
import { loadComingPeople } from './loadComingPeople.ts';

/** Time that the list looks ahead, in milliseconds. */
const ahead = 14 * dayInMilliseconds;

/** The lessons of a club in the coming two weeks, the earliest first, with how many people come. */
export async function loadManagedLessons(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  clubNid: number,
): Promise<ManagedLesson[]> {
  const now = clock.now();
  const rows = await db
    .select({ session: courseSessions, course: { nid: courses.nid, url: courses.url, title: courses.title } })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .where(
      and(
        ...[eq(courses.clubNid, clubNid), gt(courseSessions.startsAt, now)],
        lt(courseSessions.startsAt, new Date(now.getTime() + ahead)),
      ),
    )
    .orderBy(asc(courseSessions.startsAt), asc(courses.title), asc(courseSessions.nid));
  const people = await loadComingPeople(
    db,
    rows.map(({ session }) => session.nid),
  );
  return rows.map(({ session, course }) => ({
    ...{ nid: session.nid, place: session.place, course },
    start: unixSecondsOf(session.startsAt),
    end: unixSecondsOf(session.endsAt),
    people: people.get(session.nid) ?? 0,
  }));
}
