import { and, eq, gt, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { holdWindows, keptCarts, reservations } from '../../db/schema.ts';
import { lockInOrder } from '../holds/lockInOrder.ts';

interface Passing {
  /** The uid of the guest. */
  readonly from: number;
  /** The uid of the account that logs in after the guest, in the same browser. */
  readonly to: number;
}

/**
 * Passes what a guest holds to the account that the guest logs in with, and the cart. The deadline of the places stays. What the account
 * has already wins: its own cart at a club, and its own place.
 */
export async function passGuestCart(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  passing: Passing,
): Promise<void> {
  await db.transaction(async (tx) => {
    await passHolds(tx, passing, clock.now());
    await passCarts(tx, passing);
    await passWindows(tx, passing);
  });
}

async function passHolds(tx: Database, { from, to }: Passing, now: Date): Promise<void> {
  const isHeld = and(eq(reservations.heldBy, from), gt(reservations.expiresAt, now));
  const held = await tx.select().from(reservations).where(isHeld);
  const refs = (kind: (typeof held)[number]['kind']) =>
    held.filter((one) => one.kind === kind).map(({ ref }) => ref);
  await lockInOrder(tx, {
    tariffs: [...refs('place'), ...held.flatMap(({ tariffNid }) => tariffNid ?? [])],
    stands: refs('stand'),
    seats: refs('seat'),
  });
  const own = alias(reservations, 'own');
  const ownPlaces = tx
    .select({ ref: own.ref })
    .from(own)
    .where(and(eq(own.kind, 'place'), eq(own.uid, to)));
  const isSeated = inArray(reservations.kind, ['seat', 'stand']);
  const isNew = and(eq(reservations.kind, 'place'), notInArray(reservations.ref, ownPlaces));
  for (const which of [isSeated, isNew])
    await tx.update(reservations).set({ heldBy: to, uid: to }).where(and(isHeld, which));
}

async function passCarts(tx: Database, { from, to }: Passing): Promise<void> {
  const isCart = and(eq(keptCarts.uid, from), isNotNull(keptCarts.contents));
  for (const cart of await tx.select().from(keptCarts).where(isCart)) {
    const target = [keptCarts.uid, keptCarts.clubNid, keptCarts.ofOtherHousehold];
    const { contents, editedAt } = cart;
    const set = { contents, editedAt, version: sql`${keptCarts.version} + 1` };
    await tx
      .insert(keptCarts)
      .values({ ...cart, uid: to })
      .onConflictDoUpdate({ target, set, setWhere: isNull(keptCarts.contents) });
  }
  await tx.delete(keptCarts).where(eq(keptCarts.uid, from));
}

async function passWindows(tx: Database, { from, to }: Passing): Promise<void> {
  const own = alias(holdWindows, 'own');
  const ownEvents = tx.select({ nid: own.courseNid }).from(own).where(eq(own.heldBy, to));
  const isNew = notInArray(holdWindows.courseNid, ownEvents);
  await tx
    .update(holdWindows)
    .set({ heldBy: to })
    .where(and(eq(holdWindows.heldBy, from), isNew));
}
