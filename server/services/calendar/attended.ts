import { and, eq, gt, gte, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import { registeredException } from '#rules/registrationStatus.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import {
  courseSessions,
  passCards,
  passReservations,
  registrations,
  tariffs,
  tickets,
  trialSessions,
} from '../../db/schema.ts';

/** Kinds of attendance. When somebody attends a session by several kinds, the first of this list counts. */
export const attendanceKinds = ['registration', 'ticket', 'trial', 'pass'] as const;
type AttendanceKind = (typeof attendanceKinds)[number];

/**
 * Which of these people attends which session: one row per person and session, however many kinds apply. Leaves out a place on
 * a waiting list, a session that ended before the registration, and a cancelled pass reservation.
 */
export function attended(db: Database, uids: readonly number[]) {
  const all = unionAll(
    lessons(db, uids),
    trialLessons(db, uids),
    passTurns(db, uids),
    ticketPlaces(db, uids),
    ticketSeats(db, uids),
  ).as('all_ways');
  const rank = sql<number>`min(${all.rank})`.mapWith(Number);
  return db
    .select({
      uid: all.uid,
      sessionNid: all.sessionNid,
      rank: rank.as('first_rank'),
      tickets: sql<number>`sum(${all.tickets})`.mapWith(Number).as('all_tickets'),
    })
    .from(all)
    .groupBy(all.uid, all.sessionNid)
    .as('attended');
}

function lessons(db: Database, uids: readonly number[]) {
  return ofRegistrations(db, uids, {
    rank: rankOf('registration'),
    count: sql`0`,
    which: and(ne(tariffs.type, 'trial'), eq(registrations.isTicket, false)),
  });
}

/** Tickets without a numbered seat. */
function ticketPlaces(db: Database, uids: readonly number[]) {
  return ofRegistrations(db, uids, {
    rank: rankOf('ticket'),
    count: sql`count(*)`,
    which: eq(registrations.isTicket, true),
  });
}

interface Registered {
  readonly rank: SQL<number>;
  readonly count: SQL;
  readonly which: SQL | undefined;
}

function ofRegistrations(db: Database, uids: readonly number[], { rank, count, which }: Registered) {
  const isTheirs = and(
    eq(courseSessions.courseNid, tariffs.courseNid),
    gte(courseSessions.endsAt, registrations.registeredAt),
  );
  return db
    .select({
      uid: registrations.uid,
      sessionNid: courseSessions.nid,
      rank: rank.as('rank'),
      tickets: sql<number>`${count}::int`.as('tickets'),
    })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courseSessions, isTheirs)
    .where(and(isOneOf(registrations.uid, uids), isRegistered, which))
    .groupBy(registrations.uid, courseSessions.nid);
}

function trialLessons(db: Database, uids: readonly number[]) {
  return db
    .select(withoutTicket('trial', { uid: registrations.uid, sessionNid: trialSessions.sessionNid }))
    .from(registrations)
    .innerJoin(trialSessions, eq(trialSessions.registrationId, registrations.id))
    .where(and(isOneOf(registrations.uid, uids), isRegistered));
}

function passTurns(db: Database, uids: readonly number[]) {
  return db
    .select(withoutTicket('pass', { uid: passReservations.uid, sessionNid: passReservations.sessionNid }))
    .from(passReservations)
    .innerJoin(passCards, eq(passCards.id, passReservations.cardId))
    .where(and(isOneOf(passReservations.uid, uids), isNull(passReservations.cancelledAt)));
}

function ticketSeats(db: Database, uids: readonly number[]) {
  return db
    .select({
      uid: tickets.uid,
      sessionNid: courseSessions.nid,
      rank: rankOf('ticket').as('rank'),
      tickets: sql<number>`count(*)::int`.as('tickets'),
    })
    .from(tickets)
    .innerJoin(courseSessions, eq(courseSessions.courseNid, tickets.courseNid))
    .where(and(isOneOf(tickets.uid, uids), isNull(tickets.cancelledAt)))
    .groupBy(tickets.uid, courseSessions.nid);
}

/** The same rule as `isRegisteredStatus`, in SQL. */
export const isRegistered = or(gt(registrations.status, 0), eq(registrations.status, registeredException));

function withoutTicket<Uid extends PgColumn, SessionNid extends PgColumn>(
  kind: AttendanceKind,
  who: { readonly uid: Uid; readonly sessionNid: SessionNid },
) {
  return { ...who, rank: rankOf(kind).as('rank'), tickets: sql<number>`0::int`.as('tickets') };
}

function rankOf(kind: AttendanceKind): SQL<number> {
  return sql<number>`${sql.raw(String(attendanceKinds.indexOf(kind)))}::int`;
}
