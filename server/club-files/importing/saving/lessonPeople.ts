import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import {
  absences,
  type ChangedLessonKept,
  courseSessions,
  passCards,
  passMoves,
  passReservations,
  registrations,
  trialSessions,
  users,
} from '#server/db/schema.ts';
import { lockInOrder } from '#server/services/holds/lockInOrder.ts';

type People = Pick<ChangedLessonKept, 'absences' | 'passes' | 'trials'>;

/**
 * Gives the turns of a pass back for a lesson that is about to be cancelled, and tells who had a place or a note there. The lesson takes
 * those rows along when it goes.
 */
export async function takeAwayPeople(tx: Database, sessionNid: number, now: Date): Promise<People> {
  await lockInOrder(tx, { sessions: [sessionNid] });
  const reserved = await tx
    .select()
    .from(passReservations)
    .where(and(eq(passReservations.sessionNid, sessionNid), isNull(passReservations.cancelledAt)));
  await lockInOrder(tx, { cards: reserved.map(({ cardId }) => cardId) });
  for (const { cardId, turns } of reserved) {
    await tx
      .update(passCards)
      .set({ credit: sql`${passCards.credit} + ${turns}` })
      .where(eq(passCards.id, cardId));
    await tx.insert(passMoves).values({ cardId, reason: 'cancelled', turns, sessionNid, movedAt: now });
  }
  const noted = await tx.select().from(absences).where(eq(absences.sessionNid, sessionNid));
  const trials = await tx.select().from(trialSessions).where(eq(trialSessions.sessionNid, sessionNid));
  return {
    absences: noted.map(({ uid, reportedAt }) => ({ uid, reportedAt: reportedAt.toISOString() })),
    passes: reserved.map(({ cardId, uid, turns, reservedAt }) => ({
      ...{ cardId, uid, turns, reservedAt: reservedAt.toISOString() },
    })),
    trials: trials.map(({ registrationId }) => registrationId),
  };
}

/**
 * Gives people their places and notes back at a lesson that takes place after all. Whoever was erased since, or used the turns elsewhere,
 * stays out.
 */
export async function bringBackPeople(tx: Database, kept: ChangedLessonKept, now: Date): Promise<void> {
  if (kept.is !== 'cancelled') return;
  const { nid: sessionNid } = kept;
  let guests = 0;
  const cards = kept.passes.map(({ cardId }) => cardId);
  await lockInOrder(tx, { sessions: [sessionNid], cards });
  for (const { cardId, uid, turns, reservedAt } of kept.passes) {
    const taken = await tx
      .update(passCards)
      .set({ credit: sql`${passCards.credit} - ${turns}` })
      .where(and(eq(passCards.id, cardId), gte(passCards.credit, turns)))
      .returning({ id: passCards.id });
    if (taken.length === 0 || !(await exists(tx, uid))) continue;
    await tx
      .insert(passReservations)
      .values({ cardId, uid, sessionNid, turns, reservedAt: new Date(reservedAt) });
    await tx
      .insert(passMoves)
      .values({ cardId, reason: 'reserved', turns: -turns, sessionNid, movedAt: now });
    guests += 1;
  }
  const people = await tx
    .select({ uid: users.uid })
    .from(users)
    .where(
      isOneOf(
        users.uid,
        kept.absences.map(({ uid }) => uid),
      ),
    );
  const there = new Set(people.map(({ uid }) => uid));
  const noted = kept.absences.filter(({ uid }) => there.has(uid));
  if (noted.length > 0)
    await tx
      .insert(absences)
      .values(noted.map(({ uid, reportedAt }) => ({ sessionNid, uid, reportedAt: new Date(reportedAt) })));
  const trials =
    kept.trials.length === 0
      ? []
      : await tx
          .select({ registrationId: registrations.id })
          .from(registrations)
          .where(inArray(registrations.id, [...kept.trials]));
  if (trials.length > 0)
    await tx
      .insert(trialSessions)
      .values(trials.map(({ registrationId }) => ({ registrationId, sessionNid })));
  guests += trials.length;
  if (guests > 0)
    await tx
      .update(courseSessions)
      .set({ guests: sql`${courseSessions.guests} + ${guests}` })
      .where(eq(courseSessions.nid, sessionNid));
}

async function exists(tx: Database, uid: number): Promise<boolean> {
  return (await tx.$count(users, eq(users.uid, uid))) > 0;
}
