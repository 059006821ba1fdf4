import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { reservations } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { holdSeconds } from '../holds/holdTimes.ts';
import { lockInOrder } from '../holds/lockInOrder.ts';
import { isKeptFor, requireWaiting, type WaitingPerson } from './waitingPerson.ts';

/**
 * Takes an offered place into the cart of an account. The place is held until the end of the offer, and for at least a quarter
 * of an hour. Accepting twice changes nothing. Whoever puts a place back and takes it again gets that quarter only once.
 */
export async function acceptOffer(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { heldBy, ...waiter }: WaitingPerson & { readonly heldBy: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockInOrder(tx, { tariffs: [waiter.tariffNid] });
    await requireWaiting(tx, waiter);
    const now = clock.now();
    const isOffered = and(isKeptFor(waiter), gt(reservations.expiresAt, now));
    const [offer] = await tx.select().from(reservations).where(isOffered);
    if (!offer) throw refusals.notAvailable(nl.waiting.offerOver);
    if (offer.kind === 'place') return;
    const latest = offer.heldAt.getTime() + (holdSeconds.offer + holdSeconds.cart) * 1000;
    const quarter = new Date(Math.min(now.getTime() + holdSeconds.cart * 1000, latest));
    // Deletes the ended hold of another cart for the same person: each person has one record.
    await tx.delete(reservations).where(and(isKeptFor(waiter), eq(reservations.kind, 'place')));
    await tx
      .update(reservations)
      .set({
        kind: 'place',
        heldBy,
        expiresAt: offer.expiresAt > quarter ? offer.expiresAt : quarter,
      })
      .where(eq(reservations.id, offer.id));
  });
}
