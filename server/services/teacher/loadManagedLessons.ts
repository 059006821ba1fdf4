import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { dayInMilliseconds } from '#rules/duration.ts';
import type { ManagedLesson } from '#schemas/entities/club/lessonChange.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { courseSessions, courses } from '../../db/schema.ts';
import { loadCancelledLessons } from './loadCancelledLessons.ts';
import { loadComingPeople } from './loadComingPeople.ts';
import { loadUnreached } from './loadUnreached.ts';

/** Time that the list looks ahead, in milliseconds. */
const ahead = 14 * dayInMilliseconds;

/** The lessons of a club in the coming two weeks, the earliest first, with how many people come. */
export async function loadManagedLessons(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  clubNid: number,
): Promise<ManagedLesson[]> {
  const now = clock.now();
  const before = new Date(now.getTime() + ahead);
  const rows = await db
    .select({ session: courseSessions, course: { nid: courses.nid, url: courses.url, title: courses.title } })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .where(
      and(
        ...[eq(courses.clubNid, clubNid), gt(courseSessions.startsAt, now)],
        lt(courseSessions.startsAt, before),
      ),
    )
    .orderBy(asc(courseSessions.startsAt), asc(courses.title), asc(courseSessions.nid));
  const coming = await loadComingPeople(
    db,
    rows.map(({ session }) => session.nid),
  );
  const unreached = await loadUnreached({ db, clock }, [...new Set([...coming.values()].flat())]);
  const lessons = rows.map(({ session, course }) => ({
    ...{ nid: session.nid, place: session.place, course, cancelled: null },
    start: unixSecondsOf(session.startsAt),
    end: unixSecondsOf(session.endsAt),
    people: coming.get(session.nid)?.length ?? 0,
    unreached: unreached(coming.get(session.nid) ?? []),
  }));
  return [...lessons, ...(await cancelledOf(db, { clubNid, now, before }))].toSorted(
    (one, other) =>
      one.start - other.start ||
      one.course.title.localeCompare(other.course.title, 'nl') ||
      one.nid - other.nid,
  );
}

interface WantedCancelled {
  readonly clubNid: number;
  readonly now: Date;
  readonly before: Date;
}

async function cancelledOf(
  db: Database,
  { clubNid, now, before }: WantedCancelled,
): Promise<readonly ManagedLesson[]> {
  const ofClub = await db
    .select({ nid: courses.nid, url: courses.url, title: courses.title })
    .from(courses)
    .where(eq(courses.clubNid, clubNid));
  const byNid = new Map(ofClub.map((course) => [course.nid, course]));
  const found = await loadCancelledLessons(db, { courses: [...byNid.keys()], now, before });
  return found.flatMap(({ reason, course: nid, ...lesson }) => {
    const course = byNid.get(nid);
    return course ? { ...lesson, course, people: 0, unreached: [], cancelled: { reason } } : [];
  });
}
