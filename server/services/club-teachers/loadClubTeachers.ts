import { and, asc, eq, gte, max, ne } from 'drizzle-orm';
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

/** Everybody with a role at a club, with the courses that they teach, and the courses that are not over. */
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
  const over = await loadOver(
    { db, clock },
    ofClub.map(({ nid }) => nid),
  );
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
    courses: ofClub.filter(({ nid }) => !over.has(nid)),
  };
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

/** The courses whose last lesson is over. One without lessons may still get them. */
async function loadOver(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  nids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ nid: courseSessions.courseNid, end: max(courseSessions.endsAt) })
    .from(courseSessions)
    .where(isOneOf(courseSessions.courseNid, nids))
    .groupBy(courseSessions.courseNid);
  return new Set(rows.flatMap(({ nid, end }) => (end !== null && end <= clock.now() ? [nid] : [])));
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
