import { and, eq, gt, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { dayInMilliseconds } from '#rules/duration.ts';
import type { MessageAudience } from '#schemas/entities/club/clubMessage.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import {
  attendances,
  clubMembers,
  courseSessions,
  courses,
  courseTeachers,
  orders,
  queueEntries,
  registrations,
  tariffs,
  users,
} from '../../db/schema.ts';
import { isOpenTo } from '../clubs/clubs.ts';
import { openCentsSql, standsSql } from '../management/openCents.ts';
import { isOfClub } from '../management/people/clubPeople.ts';
import type { PersonRow } from '../people/lockPerson.ts';

export interface WantedAudience {
  readonly clubNid: number;
  readonly audience: MessageAudience;
  /** Empty: every course of the club. */
  readonly courses: readonly number[];
  /** Uids for the audience `people`. */
  readonly members: readonly number[];
}

/** Days in which absences count, in milliseconds, and how many make somebody "often absent". */
const absentWithin = 90 * dayInMilliseconds;
const oftenAbsent = 3;

/** The people of an audience: without guests, and without whom the club or the portal blocked. */
export async function findAudience(db: Database, wanted: WantedAudience, now: Date): Promise<PersonRow[]> {
  const found = await uidsOf(db, wanted, now);
  if (found.length === 0) return [];
  return db
    .select()
    .from(users)
    .where(
      and(
        isOneOf(users.uid, [...new Set(found.map(({ uid }) => uid))]),
        ...[eq(users.isGuest, false), eq(users.isBlocked, false)],
        isOpenTo(db, { club: wanted.clubNid, person: users.uid }),
      ),
    )
    .orderBy(users.lname, users.fname, users.uid);
}

function uidsOf(db: Database, wanted: WantedAudience, now: Date): Promise<{ readonly uid: number }[]> {
  const { clubNid } = wanted;
  switch (wanted.audience) {
    case 'everybody':
      return everybody(db, clubNid, now);
    case 'courses':
      return registered(db, and(standsSql, ofCourses(wanted)));
    case 'unpaid':
      return unpaid(db, wanted);
    case 'waiting':
      return db
        .selectDistinct({ uid: queueEntries.uid })
        .from(queueEntries)
        .innerJoin(tariffs, eq(tariffs.nid, queueEntries.tariffNid))
        .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
        .where(ofCourses(wanted));
    case 'absent':
      return oftenAway(db, wanted, now);
    case 'teachers':
      return teachers(db, wanted);
    case 'people':
      return db
        .select({ uid: users.uid })
        .from(users)
        .where(and(isOneOf(users.uid, wanted.members), isOfClub(clubNid)));
  }
}

/** The members of the club, and who takes part in a course that is not over. */
async function everybody(db: Database, clubNid: number, now: Date): Promise<{ readonly uid: number }[]> {
  const members = await db
    .select({ uid: clubMembers.uid })
    .from(clubMembers)
    .where(eq(clubMembers.clubNid, clubNid));
  const goesOn = or(gte(courses.lastEndsAt, now), isNull(courses.lastEndsAt));
  return [...members, ...(await registered(db, and(standsSql, eq(courses.clubNid, clubNid), goesOn)))];
}

/** For whom something is open: an order of any kind, or with courses a registration for one of these. */
function unpaid(db: Database, wanted: WantedAudience): Promise<{ readonly uid: number }[]> {
  if (wanted.courses.length > 0)
    return registered(db, and(standsSql, ofCourses(wanted), gt(openCentsSql(), 0)));
  return db
    .selectDistinct({ uid: orders.uid })
    .from(orders)
    .where(and(eq(orders.clubNid, wanted.clubNid), gt(openCentsSql(), 0)));
}

function registered(db: Database, where: SQL | undefined): Promise<{ readonly uid: number }[]> {
  return db
    .selectDistinct({ uid: registrations.uid })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .leftJoin(orders, eq(orders.oid, registrations.oid))
    .where(where);
}

function ofCourses({ clubNid, courses: nids }: WantedAudience): SQL | undefined {
  return and(eq(courses.clubNid, clubNid), nids.length === 0 ? undefined : inArray(courses.nid, [...nids]));
}

/** Whoever gave notice ("verwittigd") was not absent. */
function oftenAway(db: Database, wanted: WantedAudience, now: Date): Promise<{ readonly uid: number }[]> {
  return db
    .select({ uid: attendances.uid })
    .from(attendances)
    .innerJoin(courseSessions, eq(courseSessions.nid, attendances.sessionNid))
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .where(
      and(
        ...[ofCourses(wanted), eq(attendances.state, 'absent')],
        gte(courseSessions.startsAt, new Date(now.getTime() - absentWithin)),
      ),
    )
    .groupBy(attendances.uid)
    .having(gte(sql`count(*)`, oftenAbsent));
}

async function teachers(db: Database, wanted: WantedAudience): Promise<{ readonly uid: number }[]> {
  const ofClub = await db
    .selectDistinct({ uid: courseTeachers.uid })
    .from(courseTeachers)
    .innerJoin(courses, eq(courses.nid, courseTeachers.courseNid))
    .where(ofCourses(wanted));
  if (wanted.courses.length > 0) return ofClub;
  const byRole = await db
    .select({ uid: clubMembers.uid })
    .from(clubMembers)
    .where(and(eq(clubMembers.clubNid, wanted.clubNid), eq(clubMembers.role, 'teacher')));
  return [...ofClub, ...byRole];
}
