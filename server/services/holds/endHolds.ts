import { and, eq, exists, gt, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { queueEntries, reservations } from '../../db/schema.ts';

/**
 * Ends the holds in an account's carts, because a logout ends the carts. The place of somebody on the waiting list becomes an
 * offer again. The ended records stay: they tell what was held, and until when.
 * Decision: docs/decisions/0043-each-member-has-a-cart.md
 */
export async function endHolds({ db, clock }: Pick<Context, 'db' | 'clock'>, heldBy: number): Promise<void> {
  const now = clock.now();
  const isHeld = and(
    eq(reservations.heldBy, heldBy),
    inArray(reservations.kind, ['place', 'seat', 'stand']),
    gt(reservations.expiresAt, now),
  );
  const wait = db
    .select({ nid: queueEntries.tariffNid })
    .from(queueEntries)
    .where(and(eq(queueEntries.tariffNid, reservations.ref), eq(queueEntries.uid, reservations.uid)));
  await db.transaction(async (tx) => {
    await tx
      .update(reservations)
      .set({ kind: 'offer', extensions: 0 })
      .where(and(isHeld, eq(reservations.kind, 'place'), exists(wait)));
    await tx.update(reservations).set({ expiresAt: now }).where(isHeld);
  });
}
