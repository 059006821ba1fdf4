import { asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import {
  clubs,
  courseSessions,
  courses,
  passCards,
  passes,
  passMoves,
  passReservations,
} from '#server/db/schema.ts';
import { club } from './nameColumns.ts';

/** Prepaid passes with their log, and the lessons that were reserved with them. */
export async function cards({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { id, uid, credit, validUntil, boughtAt: bought } = passCards;
  const found = await db
    .select({ id, uid, club, pass: passes.label, credit, valid_until: validUntil, bought })
    .from(passCards)
    .innerJoin(passes, eq(passes.nid, passCards.passNid))
    .innerJoin(clubs, eq(clubs.nid, passCards.clubNid))
    .where(inArray(uid, uids))
    .orderBy(asc(uid), asc(id));
  const ids = found.map((card) => card.id);
  const log = await loadLog(db, ids);
  const reserved = await loadReserved(db, ids);
  return found.map((card) => ({
    ...card,
    log: log.filter(({ card: of }) => of === card.id),
    reservations: reserved.filter(({ card: of }) => of === card.id),
  }));
}

async function loadLog(db: Database, ids: number[]) {
  if (ids.length === 0) return [];
  const { cardId: card, reason, turns, oid, movedAt: moved } = passMoves;
  return db
    .select({ card, reason, turns, oid, session: courseSessions.startsAt, moved })
    .from(passMoves)
    .leftJoin(courseSessions, eq(courseSessions.nid, passMoves.sessionNid))
    .where(inArray(card, ids))
    .orderBy(asc(moved), asc(passMoves.id));
}

async function loadReserved(db: Database, ids: number[]) {
  if (ids.length === 0) return [];
  const { cardId: card, uid, turns, reservedAt: reserved, cancelledAt: cancelled } = passReservations;
  return db
    .select({
      card,
      uid,
      course: courses.title,
      session: courseSessions.startsAt,
      turns,
      reserved,
      cancelled,
    })
    .from(passReservations)
    .innerJoin(courseSessions, eq(courseSessions.nid, passReservations.sessionNid))
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .where(inArray(card, ids))
    .orderBy(asc(reserved), asc(passReservations.id));
}
