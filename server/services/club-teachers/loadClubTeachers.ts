import { and, asc, eq, gte, max, ne } from 'drizzle-orm';
import { instantInBrussels } from '#rules/brusselsInstant.ts';
import { isoDayOf, type UnixSeconds } from '#rules/brusselsTime.ts';
import type { ClubTeachers, TaughtLesson } from '#schemas/entities/staff/clubTeachers.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import {
  clubMembers,
  courseSessions,
  courses,
  courseTeachers,
  lessonSubstitutes,
  users,
} from '#server/db/schema.ts';
import { fullName } from '../people/people.ts';

/** Everybody with a role at a club, with the courses that they teach, and the courses that they can get. */
export async function loadClubTeachers(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  clubNid: number,
): Promise<ClubTeachers> {
  const people = await loadStaff(db, clubNid);
  const ofClub = await db
    .select({ nid: courses.nid, title: courses.title, shown: courses.teachers })
    .from(courses)
    .where(and(eq(courses.clubNid, clubNid), ne(courses.type, 'ticket')))
    .orderBy(asc(courses.title), asc(courses.nid));
  const ends = await loadEnds(
    { db, clock },
    ofClub.map(({ nid }) => nid),
  );
  const since = firstListed(clock.now());
  const given = await db
    .select({ uid: courseTeachers.uid, nid: courseTeachers.courseNid })
    .from(courseTeachers)
    .innerJoin(courses, eq(courses.nid, courseTeachers.courseNid))
    .where(eq(courses.clubNid, clubNid));
  return {
    people: people.map(({ uid, mail, ...person }) => ({
      ...{ holder: uid, name: fullName(person), mail: mail ?? '' },
      courses: given.filter((one) => one.uid === uid).map(({ nid }) => nid),
    })),
    courses: ofClub
      .map((course) => ({ ...course, ended: ends.get(course.nid) ?? null }))
      .filter(({ ended }) => ended === null || ended >= since)
      .toSorted((one, other) => (other.ended ?? never) - (one.ended ?? never)),
  };
}

/** After every end, for the order of courses that are not over. */
const never = Number.MAX_SAFE_INTEGER;

/** The start of last year: until a club has issued the tax certificates of a year, it may still note who was at its camps. */
function firstListed(now: Date): UnixSeconds {
  const thisYear = Number(isoDayOf(unixSecondsOf(now)).slice(0, 4));
  return instantInBrussels(`${thisYear - 1}-01-01`);
}

/** The accounts with a role at a club. */
export function loadStaff(db: Database, clubNid: number) {
  return db
    .select({ uid: users.uid, fname: users.fname, lname: users.lname, mail: users.mail })
    .from(clubMembers)
    .innerJoin(users, eq(users.uid, clubMembers.uid))
    .where(
      and(eq(clubMembers.clubNid, clubNid), ne(clubMembers.role, 'member'), eq(clubMembers.isBlocked, false)),
    )
    .orderBy(asc(users.fname), asc(users.lname), asc(users.uid));
}

/** When the courses ended whose last lesson is over. One without lessons may still get them. */
async function loadEnds(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  nids: readonly number[],
): Promise<ReadonlyMap<number, UnixSeconds>> {
  const rows = await db
    .select({ nid: courseSessions.courseNid, end: max(courseSessions.endsAt) })
    .from(courseSessions)
    .where(isOneOf(courseSessions.courseNid, nids))
    .groupBy(courseSessions.courseNid);
  return new Map(
    rows.flatMap(({ nid, end }) =>
      end !== null && end <= clock.now() ? [[nid, unixSecondsOf(end)] as const] : [],
    ),
  );
}

/** The lessons of a course of the club that are not over, the earliest first. */
export async function loadCourseLessons(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, course }: { readonly clubNid: number; readonly course: number },
): Promise<TaughtLesson[]> {
  const rows = await db
    .select({ session: courseSessions, usual: courses.teachers, substitute: users })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .leftJoin(lessonSubstitutes, eq(lessonSubstitutes.sessionNid, courseSessions.nid))
    .leftJoin(users, eq(users.uid, lessonSubstitutes.uid))
    .where(
      and(
        ...[eq(courses.clubNid, clubNid), eq(courses.nid, course)],
        gte(courseSessions.endsAt, clock.now()),
      ),
    )
    .orderBy(asc(courseSessions.startsAt), asc(courseSessions.nid));
  return rows.map(({ session, usual, substitute }) => ({
    nid: session.nid,
    ...{ start: unixSecondsOf(session.startsAt), end: unixSecondsOf(session.endsAt) },
    shown: session.teachers ?? usual,
    substitute: substitute && { holder: substitute.uid, name: fullName(substitute) },
  }));
}
