import { and, eq, gt, inArray, isNull, lte, max, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { dayInMilliseconds } from '#rules/duration.ts';
import { registeredException } from '#rules/registrationStatus.ts';
import type { TriedCourse } from '#schemas/entities/agenda/dashboard.ts';
import type { Database } from '#server/db/database.ts';
import {
  clubs,
  courseSessions,
  courses,
  queueEntries,
  registrations,
  tariffs,
  trialSessions,
  users,
} from '#server/db/schema.ts';
import { isRegistered } from '../calendar/attended.ts';
import { fullName } from '../people/people.ts';

/** For how long after a trial lesson a family is asked, in days. */
const asksFor = 30;

/**
 * The courses of which each of these people had the last chosen trial lesson a short while ago. They can still register for them: everybody
 * can, and the person neither takes part nor waits.
 */
export async function loadTriedCourses(
  db: Database,
  uids: readonly number[],
  now: Date,
): Promise<TriedCourse[]> {
  const tried = max(courseSessions.endsAt);
  const found = await db
    .select({
      person: { uid: users.uid, fname: users.fname, lname: users.lname },
      course: { nid: courses.nid, url: courses.url, title: courses.title },
      club: { nid: clubs.nid, url: clubs.url, title: clubs.title },
    })
    .from(registrations)
    .innerJoin(trialSessions, eq(trialSessions.registrationId, registrations.id))
    .innerJoin(courseSessions, eq(courseSessions.nid, trialSessions.sessionNid))
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .innerJoin(users, eq(users.uid, registrations.uid))
    .where(
      and(
        inArray(registrations.uid, [...uids]),
        isRegistered,
        gt(courses.lastEndsAt, now),
        inArray(courses.nid, openCourses(db, now)),
        notExists(ownRegistration(db)),
        notExists(ownQueueEntry(db)),
      ),
    )
    .groupBy(users.uid, courses.nid, clubs.nid)
    .having(and(lte(tried, now), gt(tried, new Date(now.getTime() - asksFor * dayInMilliseconds))))
    .orderBy(users.uid, courses.nid);
  return found.map(({ person, ...about }) => ({ uid: person.uid, name: fullName(person), ...about }));
}

/** Courses for which everybody can register, by another tariff than a trial. */
function openCourses(db: Database, now: Date) {
  return db
    .select({ nid: tariffs.courseNid })
    .from(tariffs)
    .where(
      and(
        eq(tariffs.type, 'regular'),
        isNull(tariffs.blockedMessage),
        or(isNull(tariffs.opensAt), lte(tariffs.opensAt, now)),
      ),
    );
}

/** The person's registration for the course by another tariff than the trial. */
function ownRegistration(db: Database) {
  const [other, regular] = [alias(registrations, 'other'), alias(tariffs, 'regular')];
  return db
    .select({ one: sql`1` })
    .from(other)
    .innerJoin(regular, eq(regular.nid, other.tariffNid))
    .where(
      and(
        eq(other.uid, registrations.uid),
        eq(regular.courseNid, courses.nid),
        eq(regular.type, 'regular'),
        or(gt(other.status, 0), eq(other.status, registeredException)),
      ),
    );
}

/** The person's place on a waiting list of the course. */
function ownQueueEntry(db: Database) {
  const wanted = alias(tariffs, 'wanted');
  return db
    .select({ one: sql`1` })
    .from(queueEntries)
    .innerJoin(wanted, eq(wanted.nid, queueEntries.tariffNid))
    .where(and(eq(queueEntries.uid, registrations.uid), eq(wanted.courseNid, courses.nid)));
}
