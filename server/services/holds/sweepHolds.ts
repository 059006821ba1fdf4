import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { dayInSeconds } from '#rules/duration.ts';
import { retentions } from '#rules/retention.ts';
import { capTimes, clockSkew } from '../../db/capTimes.ts';
import type { Database } from '../../db/database.ts';
import { coupleInvites, holdWindows, queueEntries, reservations } from '../../db/schema.ts';
import { holdSeconds } from './holdTimes.ts';

/** Time that a cart shows its ended holds, in seconds. */
const shownFor = retentions.traces.days * dayInSeconds;

/** The longest that a hold of each kind lasts, in seconds. The place of an offer in a cart is a `place`. */
const longest = {
  place: holdSeconds.offer + holdSeconds.cart,
  seat: holdSeconds.cart,
  stand: holdSeconds.cart,
  offer: holdSeconds.offer,
  partner: holdSeconds.partner,
} as const satisfies Readonly<Record<(typeof reservations.$inferSelect)['kind'], number>>;

/**
 * Deletes reservations and windows that ended long ago, and expires old invitations. Nothing depends on them: a reservation
 * counts for nothing once it has ended. Shortens those that a clock wrote that ran ahead.
 */
export async function sweepHolds(db: Database, now: Date): Promise<void> {
  await bringBack(db, now);
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

async function bringBack(db: Database, now: Date): Promise<void> {
  const { heldAt, expiresAt, kind } = reservations;
  const today = sql`${now.toISOString()}::timestamptz`;
  await db
    .update(reservations)
    .set({ heldAt: now, expiresAt: sql`${expiresAt} - (${heldAt} - ${today})` })
    .where(gt(heldAt, new Date(now.getTime() + clockSkew)));
  for (const one of kind.enumValues)
    await capTimes(db, { column: expiresAt, now, seconds: longest[one], where: eq(kind, one) });
  await capTimes(db, { column: holdWindows.endsAt, now, seconds: holdSeconds.cart });
  await capTimes(db, { column: coupleInvites.invitedAt, now, seconds: 0 });
}

function before(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}
