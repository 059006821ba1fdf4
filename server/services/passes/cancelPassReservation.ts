import { and, eq } from 'drizzle-orm';
import { dayInSeconds } from '#rules/duration.ts';
import { dateOf, unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { courseSessions, passCards, passReservations } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { lockInOrder } from '../holds/lockInOrder.ts';
import type { CallerInClub } from '../sessions/caller.ts';
import { requireCard, requirePassClub } from './requireCard.ts';
import { giveTurnsBack } from './turnsOfLesson.ts';

interface OwnReservation extends CallerInClub {
  readonly uid: number;
  readonly reservationId: number;
}

/**
 * Cancels a reservation, and gives back its turns and its place. A repeat changes nothing and gets
 * the same answer.
 *
 * @returns the credit of the card
 */
export async function cancelPassReservation(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  wanted: OwnReservation,
): Promise<number> {
  await requirePassClub(db, wanted);
  return db.transaction((tx) => cancel({ db: tx, clock }, wanted));
}

async function cancel(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  wanted: OwnReservation,
): Promise<number> {
  const { cardId, sessionNid } = await findReservation(tx, wanted);
  await lockInOrder(tx, { sessions: [sessionNid], cards: [cardId] });
  const card = await requireCard(tx, { ...wanted, cardId });
  // Reads the reservation again: only under the locks is it certain whether it was cancelled.
  const reservation = await findReservation(tx, wanted);
  if (reservation.cancelledAt) return card.credit;
  const [session] = await tx.select().from(courseSessions).where(eq(courseSessions.nid, sessionNid));
  if (!session) throw refusals.notFound(nl.passes.sessionNotFound);
  if (clock.now() > cancelUntil(session.startsAt)) throw refusals.notAvailable(nl.passes.tooLateToCancel);

  await giveTurnsBack({ db: tx, clock }, reservation);
  return card.credit + reservation.turns;
}

async function findReservation(
  tx: Database,
  { clubNid, uid, reservationId }: OwnReservation,
): Promise<typeof passReservations.$inferSelect> {
  const [found] = await tx
    .select({ reservation: passReservations })
    .from(passReservations)
    .innerJoin(passCards, eq(passCards.id, passReservations.cardId))
    .where(
      and(
        eq(passReservations.id, reservationId),
        eq(passReservations.uid, uid),
        eq(passCards.clubNid, clubNid),
      ),
    );
  if (!found) throw refusals.notFound(nl.passes.reservationNotFound);
  return found.reservation;
}

/** Minimum time between a cancellation and the session, in seconds. */
const cancelNotice = dayInSeconds;

/** The last instant at which a reservation of a session can be cancelled. */
export function cancelUntil(startsAt: Date): Date {
  return dateOf(unixSecondsOf(startsAt) - cancelNotice);
}
