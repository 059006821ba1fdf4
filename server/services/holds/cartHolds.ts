import { and, eq, inArray } from 'drizzle-orm';
import type { Reservation } from '#schemas/entities/offer/reservation.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { reservations } from '../../db/schema.ts';
import { cartKinds, maxExtensions } from './holdTimes.ts';

export interface CartHolder {
  /** The account that holds. */
  readonly heldBy: number;
  readonly clubNid: number;
}

export type HoldRow = typeof reservations.$inferSelect;

/** Everything that a cart holds or held: places, seats, and places on unnumbered stands. */
export function loadCartHolds(db: Database, { heldBy, clubNid }: CartHolder): Promise<HoldRow[]> {
  const isTheirs = and(
    eq(reservations.heldBy, heldBy),
    eq(reservations.clubNid, clubNid),
    inArray(reservations.kind, [...cartKinds]),
  );
  return db.select().from(reservations).where(isTheirs).orderBy(reservations.id);
}

/** Whether a cart holds the row: an offer and the place of a partner are outside of it. */
export function isOfCart({ kind }: HoldRow): boolean {
  return cartKinds.some((one) => one === kind);
}

/** The timer of an account's cart at a club: the earliest end of its holds, by the server's clock. */
export async function reservationOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  holder: CartHolder,
): Promise<Reservation> {
  return toReservation(await loadCartHolds(db, holder), clock.now());
}

export function toReservation(rows: readonly HoldRow[], now: Date): Reservation {
  const ends = rows.filter((row) => isHeldAt(row, now)).map(({ expiresAt }) => unixSecondsOf(expiresAt));
  return {
    now: unixSecondsOf(now),
    expires: ends.length === 0 ? null : Math.min(...ends),
    extensions_left: Math.max(0, maxExtensions - Math.max(0, ...rows.map(({ extensions }) => extensions))),
  };
}

/** A reservation no longer counts at the moment of its end: then somebody else may have the place. */
export function isHeldAt({ expiresAt }: { readonly expiresAt: Date }, now: Date): boolean {
  return expiresAt > now;
}
