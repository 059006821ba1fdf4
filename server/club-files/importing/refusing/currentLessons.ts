import { and, asc, count, eq, gt, ne, or, sql } from 'drizzle-orm';
import { registeredException } from '#rules/registrationStatus.ts';
import type { Database } from '#server/db/database.ts';
import {
  attendanceSheets,
  courseSessions,
  courses,
  passReservations,
  registrations,
  tariffs,
  tickets,
} from '#server/db/schema.ts';

export interface CurrentLesson {
  readonly nid: number;
  readonly courseNid: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly hasAttendance: boolean;
}

export interface CurrentCourse {
  readonly nid: number;
  readonly url: string;
  readonly title: string;
  /** The earliest first. */
  readonly lessons: readonly CurrentLesson[];
  /** People who have a place in the course or in one of its lessons. */
  readonly people: number;
  /** Whether somebody has a place in all of its lessons, also in those that are added. */
  readonly hasMembers: boolean;
}

/** The courses of a club with their lessons, and with who would notice when a lesson changes. */
export async function loadCurrentCourses(db: Database, clubNid: number): Promise<readonly CurrentCourse[]> {
  const ofClub = eq(courses.clubNid, clubNid);
  const found = await db
    .select({ nid: courses.nid, url: courses.url, title: courses.title })
    .from(courses)
    .where(ofClub);
  const { nid, courseNid, startsAt, endsAt } = courseSessions;
  const lessons = await db
    .select({
      ...{ nid, courseNid, startsAt, endsAt },
      hasAttendance: sql<boolean>`${attendanceSheets.sessionNid} is not null`,
    })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.nid, courseNid))
    .leftJoin(attendanceSheets, eq(attendanceSheets.sessionNid, nid))
    .where(ofClub)
    .orderBy(asc(startsAt), asc(nid));
  const lessonsOf = Map.groupBy(lessons, (lesson) => lesson.courseNid);
  const { members, others } = await countPeople(db, clubNid);
  return found.map((course) => ({
    ...course,
    lessons: lessonsOf.get(course.nid) ?? [],
    people: (members.get(course.nid) ?? 0) + (others.get(course.nid) ?? 0),
    hasMembers: members.has(course.nid),
  }));
}

async function countPeople(db: Database, clubNid: number) {
  const ofClub = eq(courses.clubNid, clubNid);
  const isRegistered = or(gt(registrations.status, 0), eq(registrations.status, registeredException));
  const registered = await db
    .select({ courseNid: tariffs.courseNid, type: tariffs.type, people: count() })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(and(ofClub, isRegistered))
    .groupBy(tariffs.courseNid, tariffs.type);
  // Places that were given out, also those whose person is not known here.
  const sold = await db
    .select({ courseNid: tariffs.courseNid, people: sql<number>`sum(${tariffs.sold})::int` })
    .from(tariffs)
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(and(ofClub, ne(tariffs.type, 'trial')))
    .groupBy(tariffs.courseNid);
  const seated = await db
    .select({ courseNid: tickets.courseNid, people: count() })
    .from(tickets)
    .innerJoin(courses, eq(courses.nid, tickets.courseNid))
    .where(ofClub)
    .groupBy(tickets.courseNid);
  const reserved = await db
    .select({ courseNid: courseSessions.courseNid, people: count() })
    .from(passReservations)
    .innerJoin(courseSessions, eq(courseSessions.nid, passReservations.sessionNid))
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .where(ofClub)
    .groupBy(courseSessions.courseNid);
  const ofOneLesson = registered.filter(({ type }) => type === 'trial');
  const members = totals([...registered.filter(({ type }) => type !== 'trial'), ...seated]);
  for (const { courseNid, people } of sold)
    if (people > (members.get(courseNid) ?? 0)) members.set(courseNid, people);
  return {
    members,
    others: totals([...ofOneLesson, ...reserved]),
  };
}

function totals(
  rows: readonly { readonly courseNid: number; readonly people: number }[],
): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { courseNid, people } of rows) sums.set(courseNid, (sums.get(courseNid) ?? 0) + people);
  return sums;
}
