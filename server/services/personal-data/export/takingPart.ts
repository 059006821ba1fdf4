import { and, asc, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import {
  absences,
  attendanceSheets,
  attendances,
  cancellations,
  clubActions,
  clubs,
  courseSessions,
  courses,
  keptCarts,
  queueEntries,
  registrations,
  reservations,
  seats,
  sharedChildren,
  stands,
  tariffs,
  tickets,
  trialSessions,
} from '#server/db/schema.ts';
import { club, course, tariff } from './nameColumns.ts';

const session = { nid: courseSessions.nid, starts: courseSessions.startsAt, place: courseSessions.place };

export function registered({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { id, uid, oid, status, role, registeredAt, isTicket, ticketCode, usedAt } = registrations;
  const trials = db
    .select({
      all: sql`coalesce(json_agg(${courseSessions.startsAt} order by ${courseSessions.startsAt}), '[]')`,
    })
    .from(trialSessions)
    .innerJoin(courseSessions, eq(courseSessions.nid, trialSessions.sessionNid))
    .where(eq(trialSessions.registrationId, id));
  const stops = db
    .select({
      all: sql`coalesce(json_agg(json_build_object('how', ${cancellations.how}, 'reason', ${cancellations.reason}, 'asked', ${cancellations.askedAt}) order by ${cancellations.id}), '[]')`,
    })
    .from(cancellations)
    .where(eq(cancellations.registrationId, id));
  return db
    .select({
      ...{ uid, club, course, tariff, oid, status, role, registered: registeredAt },
      trial_sessions: sql<readonly string[]>`(${trials})`,
      stops: sql<readonly unknown[]>`(${stops})`,
      // The code of a ticket without a place in a hall.
      ticket_code: sql<string | null>`case when ${isTicket} then ${ticketCode} end`,
      used: usedAt,
    })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(inArray(uid, uids))
    .orderBy(asc(uid), asc(id));
}

export function waiting({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { id, uid, oid, places, queuedAt: since } = queueEntries;
  return db
    .select({ uid, club, course, tariff, oid, places, since })
    .from(queueEntries)
    .innerJoin(tariffs, eq(tariffs.nid, queueEntries.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(inArray(uid, uids))
    .orderBy(asc(uid), asc(id));
}

/** Holds for somebody, current or ended recently. */
export function held({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { id, uid, heldBy, kind, ref, qty, heldAt, expiresAt: expires } = reservations;
  return db
    .select({ uid, club, kind, ref, quantity: qty, held_by: heldBy, held: heldAt, expires })
    .from(reservations)
    .innerJoin(clubs, eq(clubs.nid, reservations.clubNid))
    .where(or(inArray(uid, uids), inArray(heldBy, uids)))
    .orderBy(asc(uid), asc(id));
}

/** What waits in carts to be ordered. Another household of a child has a cart of its own. */
export function selected({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { uid, clubNid, contents, editedAt: edited } = keptCarts;
  const isElsewhere = eq(keptCarts.ofOtherHousehold, true);
  const sharedWithThem = db
    .select({ uid: sharedChildren.uid })
    .from(sharedChildren)
    .where(inArray(sharedChildren.sharedWith, uids));
  return db
    .select({ uid, club, contents, edited })
    .from(keptCarts)
    .innerJoin(clubs, eq(clubs.nid, clubNid))
    .where(or(and(inArray(uid, uids), not(isElsewhere)), and(inArray(uid, sharedWithThem), isElsewhere)))
    .orderBy(asc(uid), asc(clubNid));
}

export function seated({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { id, uid, oid, code, soldAt: sold, usedAt: used, cancelledAt: cancelled } = tickets;
  return db
    .select({
      ...{ uid, club, course, tariff, oid, code, sold, used, cancelled },
      ...{ stand: stands.title, row: seats.row, seat: seats.number },
    })
    .from(tickets)
    .innerJoin(tariffs, eq(tariffs.nid, tickets.tariffNid))
    .innerJoin(courses, eq(courses.nid, tickets.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .innerJoin(stands, eq(stands.nid, tickets.standNid))
    .leftJoin(seats, eq(seats.nid, tickets.seatNid))
    .where(inArray(uid, uids))
    .orderBy(asc(uid), asc(id));
}

/** Lessons that the family reported an absence for. */
export function absent({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { uid, reportedAt: reported } = absences;
  return db
    .select({ uid, club, course, session, reported })
    .from(absences)
    .innerJoin(courseSessions, eq(courseSessions.nid, absences.sessionNid))
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(inArray(uid, uids))
    .orderBy(asc(uid), asc(courseSessions.startsAt));
}

export function attended({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { uid, state } = attendances;
  return db
    .select({ uid, club, course, session, state })
    .from(attendances)
    .innerJoin(courseSessions, eq(courseSessions.nid, attendances.sessionNid))
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(inArray(uid, uids))
    .orderBy(asc(uid), asc(courseSessions.startsAt));
}

/** The attendance sheets that somebody saved last as a teacher. Who attended is left out, because that is about others. */
export function noted({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { savedBy: uid, savedAt: saved } = attendanceSheets;
  return db
    .select({ uid, club, course, session, saved })
    .from(attendanceSheets)
    .innerJoin(courseSessions, eq(courseSessions.nid, attendanceSheets.sessionNid))
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(inArray(uid, uids))
    .orderBy(asc(uid), asc(courseSessions.startsAt));
}

/** What somebody did as a manager. For whom is left out, because that is about others. */
export function managed({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { byUid: uid, madeAt: made, action } = clubActions;
  return db
    .select({ uid, club, made, action })
    .from(clubActions)
    .innerJoin(clubs, eq(clubs.nid, clubActions.clubNid))
    .where(inArray(uid, uids))
    .orderBy(asc(uid), asc(made));
}
