import { and, asc, eq, exists, gt, gte, ne, notExists, or, sql } from 'drizzle-orm';
import type { ClubTeachers, TaughtLesson } from '#schemas/entities/staff/clubTeachers.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
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
  const open = await db
    .select({ nid: courses.nid, title: courses.title, shown: courses.teachers })
    .from(courses)
    .where(and(eq(courses.clubNid, clubNid), ne(courses.type, 'ticket'), isToCome(db, clock.now())))
    .orderBy(asc(courses.title), asc(courses.nid));
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
    courses: open,
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

/** A condition on `courses`: a lesson is still to come, or there is none yet. */
function isToCome(db: Database, now: Date) {
  const ofCourse = eq(courseSessions.courseNid, courses.nid);
  const any = db.select({ one: sql`1` }).from(courseSessions).where(ofCourse);
  const later = db
    .select({ one: sql`1` })
    .from(courseSessions)
    .where(and(ofCourse, gt(courseSessions.endsAt, now)));
  return or(exists(later), notExists(any));
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
