import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { courseSessions, passCards, passMoves, passReservations } from '../../db/schema.ts';

interface Taken {
  readonly uid: number;
  readonly cardId: number;
  readonly sessionNid: number;
  readonly turns: number;
  /** Where it happens: somebody reserves the lesson, or comes in at its door. */
  readonly at: 'reservation' | 'door';
}

/**
 * Takes the turns of a lesson from a card and gives its holder a place. The caller has locked the session and the card, and knows that there
 * are enough of both.
 * @returns the id of the reservation
 */
export async function takeTurns(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { uid, cardId, sessionNid, turns, at }: Taken,
): Promise<number> {
  const now = clock.now();
  await tx
    .update(courseSessions)
    .set({ guests: sql`${courseSessions.guests} + 1` })
    .where(eq(courseSessions.nid, sessionNid));
  await tx
    .update(passCards)
    .set({ credit: sql`${passCards.credit} - ${turns}` })
    .where(eq(passCards.id, cardId));
  const [reservation] = await tx
    .insert(passReservations)
    .values({ cardId, uid, sessionNid, turns, reservedAt: now, atDoor: at === 'door' })
    .returning({ id: passReservations.id });
  if (!reservation) throw new Error('The database returned no reservation');
  const reason = at === 'door' ? 'paid' : 'reserved';
  await tx.insert(passMoves).values({ cardId, reason, turns: -turns, sessionNid, movedAt: now });
  return reservation.id;
}

/** Gives the turns and the place of a reservation back. The caller has locked its session and card, and knows that it still stands. */
export async function giveTurnsBack(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { id, cardId, sessionNid, turns }: typeof passReservations.$inferSelect,
): Promise<void> {
  const now = clock.now();
  await tx
    .update(courseSessions)
    .set({ guests: sql`${courseSessions.guests} - 1` })
    .where(eq(courseSessions.nid, sessionNid));
  await tx
    .update(passCards)
    .set({ credit: sql`${passCards.credit} + ${turns}` })
    .where(eq(passCards.id, cardId));
  await tx.update(passReservations).set({ cancelledAt: now }).where(eq(passReservations.id, id));
  await tx.insert(passMoves).values({ cardId, reason: 'cancelled', turns, sessionNid, movedAt: now });
}
