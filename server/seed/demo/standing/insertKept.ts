import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import {
  coupleInvites,
  orderLines,
  orders,
  reservations,
  seats,
  tariffs,
  tickets,
} from '#server/db/schema.ts';
import { holdSeconds } from '#server/services/holds/holdTimes.ts';
import { askedAlong, heldSeats, offered, soldSeats } from './standing.ts';

const arabesk = 1;

/** Inserts reservations and sold seats: seats in a hall, a place for a partner, and an offered place of a waiting list. */
export async function insertKept({ db: tx, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await sellSeats({ db: tx, clock });
  const kept = (seconds: number) => ({
    clubNid: arabesk,
    heldAt: clock.now(),
    expiresAt: dateOf(unixSecondsOf(clock.now()) + seconds),
  });
  const { uid, nids, tariffNid } = heldSeats;
  await tx.insert(reservations).values(
    nids.map((ref) => ({
      ...kept(holdSeconds.cart),
      ...{ kind: 'seat' as const, ref, uid, heldBy: uid, tariffNid },
    })),
  );
  for (const { uid: waits, heldBy, tariffNid: ref } of offered)
    await tx
      .insert(reservations)
      .values({ ...kept(holdSeconds.offer), kind: 'offer', ref, uid: waits, heldBy });
  for (const { inviterUid, ...asked } of askedAlong) {
    await tx.insert(coupleInvites).values({ ...asked, inviterUid, state: 'open', invitedAt: clock.now() });
    const place = { kind: 'partner' as const, ref: asked.tariffNid, uid: inviterUid, heldBy: inviterUid };
    await tx.insert(reservations).values({ ...kept(holdSeconds.partner), ...place });
  }
}

/** Inserts a paid order with a ticket for each seat. */
async function sellSeats({ db: tx, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const { uid, courseNid, tariffNid, nids, cents, description } = soldSeats;
  const amounts = { payNowCents: cents * nids.length, payLaterCents: 0, totalCents: cents * nids.length };
  const [order] = await tx
    .insert(orders)
    .values({ clubNid: arabesk, uid, placedBy: uid, placedAt: clock.now(), payment: 'paid', ...amounts })
    .returning({ oid: orders.oid });
  if (!order) throw new Error('The database returned no order');
  const sold = await tx
    .select()
    .from(seats)
    .where(inArray(seats.nid, [...nids]));
  await tx
    .update(tariffs)
    .set({ sold: sql`${tariffs.sold} + ${nids.length}` })
    .where(eq(tariffs.nid, tariffNid));
  const of = { oid: order.oid, uid, courseNid, tariffNid };
  await tx.insert(orderLines).values(
    sold.map((seat, position) => ({
      ...of,
      ...{ position, description, type: 'seat' as const, itemNid: seat.nid, isQueued: false, qty: 1 },
      ...{ unitCostCents: cents, discountCents: 0 },
    })),
  );
  await tx.insert(tickets).values(
    sold.map((seat) => ({
      ...of,
      ...{ code: randomUUID(), standNid: seat.standNid, seatNid: seat.nid, soldAt: clock.now() },
    })),
  );
}
