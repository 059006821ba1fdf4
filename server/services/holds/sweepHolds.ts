import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { retentions } from '#rules/retention.ts';
import type { Database } from '../../db/database.ts';
import { coupleInvites, holdWindows, queueEntries, reservations } from '../../db/schema.ts';
import { holdSeconds } from './holdTimes.ts';

/** Time that a cart shows its ended holds, in seconds. */
const shownFor = retentions.traces.days * 24 * 60 * 60;

/**
 * Deletes reservations and windows that ended long ago, and expires old invitations. Nothing depends on them: a reservation
 * counts for nothing once it has ended.
 */
export async function sweepHolds(db: Database, now: Date): Promise<void> {
  const waits = and(eq(queueEntries.tariffNid, reservations.ref), eq(queueEntries.uid, reservations.uid));
  const old = db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        lte(reservations.expiresAt, before(now, shownFor)),
        // Keeps the ended offer of somebody who still waits, because that offer takes them off the waiting list.
        sql`not (${inArray(reservations.kind, ['offer', 'place'])} and exists (select 1 from ${queueEntries} where ${waits}))`,
      ),
    )
    // Skips a row that somebody is just taking over.
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
