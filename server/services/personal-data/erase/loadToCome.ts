import { and, asc, eq, gt, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { registeredException } from '#rules/registrationStatus.ts';
import type { Erasure } from '#schemas/entities/people/erasure.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import {
  clubs,
  courseSessions,
  courses,
  passCards,
  passes,
  passReservations,
  queueEntries,
  registrations,
  tariffs,
  tickets,
} from '#server/db/schema.ts';
import type { PersonRow } from '../../people/lockPerson.ts';
import { fullName } from '../../people/people.ts';

type Loss = Erasure['given_up'][number];
type FoundLoss = Omit<Loss, 'name' | 'kind'> & { readonly uid: number };

interface ErasedNow {
  readonly uids: number[];
  readonly now: Date;
}

/**
 * Lists what people would lose and nobody gives back: places, tickets and waiting-list places still to come, and turns of a
 * pass.
 */
export async function loadToCome(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  people: readonly PersonRow[],
): Promise<Loss[]> {
  const erased = { uids: people.map(({ uid }) => uid), now: clock.now() };
  const found: readonly (readonly [Loss['kind'], readonly FoundLoss[]])[] = [
    ['registration', await loadRegistrations(db, erased, ['course', 'activity'])],
    ['ticket', [...(await loadRegistrations(db, erased, ['ticket'])), ...(await loadSeats(db, erased))]],
    ['reservation', await loadReservations(db, erased)],
    ['waiting', await loadWaiting(db, erased)],
    ['pass', await loadPasses(db, erased)],
  ];
  const nameOf = new Map(people.map((person) => [person.uid, fullName(person)]));
  return found.flatMap(([kind, losses]) =>
    losses.map(({ uid, ...loss }) => ({ kind, name: nameOf.get(uid) ?? '', ...loss })),
  );
}

const title = sql<string>`${courses.title} || ' – ' || ${tariffs.title}`;
const count = sql<number>`count(*)`.mapWith(Number);
const byTariff = [courses.title, tariffs.title, clubs.title] as const;

/** A course without sessions counts as still to come, because nobody knows that it is over. */
function isToCome(db: Database, now: Date): SQL {
  const last = db
    .select({ at: sql`max(${courseSessions.endsAt})` })
    .from(courseSessions)
    .where(eq(courseSessions.courseNid, courses.nid));
  return sql`coalesce((${last}) > ${now.toISOString()}, true)`;
}

function loadRegistrations(
  db: Database,
  { uids, now }: ErasedNow,
  types: ('course' | 'activity' | 'ticket')[],
): Promise<FoundLoss[]> {
  // `isRegisteredStatus` of the rules, in SQL.
  const counts = or(gt(registrations.status, 0), eq(registrations.status, registeredException));
  const isOpen = and(counts, isNull(registrations.usedAt), isToCome(db, now));
  return db
    .select({ uid: registrations.uid, title, club: clubs.title, count })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(and(inArray(registrations.uid, uids), inArray(courses.type, types), isOpen))
    .groupBy(registrations.uid, ...byTariff)
    .orderBy(asc(registrations.uid), asc(courses.title));
}

function loadSeats(db: Database, { uids, now }: ErasedNow): Promise<FoundLoss[]> {
  const isGood = and(isNull(tickets.cancelledAt), isNull(tickets.usedAt), isToCome(db, now));
  return db
    .select({ uid: tickets.uid, title, club: clubs.title, count })
    .from(tickets)
    .innerJoin(tariffs, eq(tariffs.nid, tickets.tariffNid))
    .innerJoin(courses, eq(courses.nid, tickets.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(and(inArray(tickets.uid, uids), isGood))
    .groupBy(tickets.uid, ...byTariff)
    .orderBy(asc(tickets.uid), asc(courses.title));
}

/** Lessons to come that are reserved with turns of a pass. */
function loadReservations(db: Database, { uids, now }: ErasedNow): Promise<FoundLoss[]> {
  const isOpen = and(isNull(passReservations.cancelledAt), gt(courseSessions.startsAt, now));
  return db
    .select({ uid: passReservations.uid, title: courses.title, club: clubs.title, count })
    .from(passReservations)
    .innerJoin(courseSessions, eq(courseSessions.nid, passReservations.sessionNid))
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(and(inArray(passReservations.uid, uids), isOpen))
    .groupBy(passReservations.uid, courses.title, clubs.title)
    .orderBy(asc(passReservations.uid), asc(courses.title));
}

function loadWaiting(db: Database, { uids }: ErasedNow): Promise<FoundLoss[]> {
  return db
    .select({ uid: queueEntries.uid, title, club: clubs.title, count: sql<number>`1`.mapWith(Number) })
    .from(queueEntries)
    .innerJoin(tariffs, eq(tariffs.nid, queueEntries.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(inArray(queueEntries.uid, uids))
    .orderBy(asc(queueEntries.id));
}

function loadPasses(db: Database, { uids, now }: ErasedNow): Promise<FoundLoss[]> {
  const today = isoDayOf(unixSecondsOf(now));
  const isGood = or(isNull(passCards.validUntil), gte(passCards.validUntil, today));
  return db
    .select({ uid: passCards.uid, title: passes.label, club: clubs.title, count: passCards.credit })
    .from(passCards)
    .innerJoin(passes, eq(passes.nid, passCards.passNid))
    .innerJoin(clubs, eq(clubs.nid, passCards.clubNid))
    .where(and(inArray(passCards.uid, uids), gt(passCards.credit, 0), isGood))
    .orderBy(asc(passCards.id));
}
