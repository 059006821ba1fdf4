import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { coupleInvites, holdWindows, queueEntries, reservations } from '../../db/schema.ts';
import { holdSeconds } from './holdTimes.ts';

/** Seconds for which a cart shows what was held in it. */
const shownFor = 7 * 24 * 60 * 60;

/**
 * Clears away what ended long ago: it only said that something was held. Nothing leans on it, as what has ended counts for
 * nothing from that moment on.
 */
export async function sweepReservations(db: Database, now: Date): Promise<void> {
  const waits = and(eq(queueEntries.tariffNid, reservations.ref), eq(queueEntries.uid, reservations.uid));
  const old = db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        lte(reservations.expiresAt, before(now, shownFor)),
        // An offer says why somebody leaves the waiting list.
        sql`not (${inArray(reservations.kind, ['offer', 'place'])} and exists (select 1 from ${queueEntries} where ${waits}))`,
      ),
    )
    // What somebody is just taking over they keep.
    .for('update', { skipLocked: true });
  await db.delete(reservations).where(inArray(reservations.id, old));
  await db.delete(holdWindows).where(lte(holdWindows.endsAt, before(now, shownFor)));
  await db
    .update(coupleInvites)
    .set({ state: 'expired' })
    .where(
      and(eq(coupleInvites.state, 'open'), lte(coupleInvites.invitedAt, before(now, holdSeconds.partner))),
    );
}

function before(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}
