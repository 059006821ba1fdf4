import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { clubMembers, reservations, stands, tariffs, tickets } from '#server/db/schema.ts';
import type { SeatLine } from '#server/services/cart/pricedCart.ts';
import type { HeldSeat } from '#server/services/seats/loadHeldSeats.ts';
import { type Placement, requireTaken } from './placement.ts';

/** Turns held places into tickets. */
export async function takeSeats(
  tx: Database,
  placement: Placement,
  held: readonly HeldSeat[],
): Promise<void> {
  const lines = placement.cart.lines.filter((line): line is SeatLine => line.type === 'seat');
  if (lines.length === 0) return;
  const { wanted, oid, now } = placement;
  for (const line of lines) await countSold(tx, line);
  await tx.insert(tickets).values(
    lines.flatMap(({ uid, courseNid, tariffNid, standNid, seatNid, qty }) =>
      Array.from({ length: qty }, () => ({
        ...{ oid, uid, courseNid, tariffNid, standNid },
        code: randomCode(),
        seatNid: seatNid ?? null,
        soldAt: now,
      })),
    ),
  );
  const ids = held.map(({ id }) => id);
  await tx.delete(reservations).where(inArray(reservations.id, ids));
  await tx
    .insert(clubMembers)
    .values({ clubNid: wanted.club.nid, uid: wanted.person.uid, role: 'member' })
    .onConflictDoNothing();
}

/**
 * Counts the sale on the tariff, limited or not. Standing places are also counted on their stand; numbered seats are counted by
 * their tickets.
 */
async function countSold(tx: Database, line: SeatLine): Promise<void> {
  const { sold, capacity, nid } = tariffs;
  const ofTariff = await tx
    .update(tariffs)
    .set({ sold: sql`${sold} + ${line.qty}` })
    .where(and(eq(nid, line.tariffNid), or(isNull(capacity), sql`${sold} + ${line.qty} <= ${capacity}`)))
    .returning({ nid });
  requireTaken(ofTariff, line);
  if (line.seatNid !== undefined) return;
  const ofStand = await tx
    .update(stands)
    .set({ sold: sql`${stands.sold} + ${line.qty}` })
    .where(and(eq(stands.nid, line.standNid), sql`${stands.sold} + ${line.qty} <= ${stands.capacity}`))
    .returning({ nid: stands.nid });
  requireTaken(ofStand, line);
}

/** A ticket code of 128 random bits, which nobody can guess. */
function randomCode(): string {
  return randomBytes(16).toString('base64url');
}
