import { and, asc, eq } from 'drizzle-orm';
import type { Reservation } from '#schemas/entities/offer/reservation.ts';
import type { WantedSeat } from '#schemas/entities/offer/seatPlan.ts';
import type { Context } from '../../context.ts';
import { reservations, seats, stands } from '../../db/schema.ts';
import { type CartHolder, isHeldAt, reservationOf } from '../holds/cartHolds.ts';

/** A numbered seat, or places on an unnumbered stand, that an account holds or held. */
export interface HeldSeat {
  /** Id of the reservation. */
  readonly id: number;
  readonly kind: 'seat' | 'stand';
  /** The nid that a request names: of the seat or of the stand. */
  readonly nid: number;
  readonly standNid: number;
  readonly standTitle: string;
  readonly surchargeCents: number;
  /** Only for a numbered seat. */
  readonly seat?: { readonly row: string; readonly number: number };
  readonly tariffNid: number;
  readonly qty: number;
  readonly expiresAt: Date;
  /** The hold has not ended. */
  readonly isHeld: boolean;
}

interface EventHolder extends CartHolder {
  /** Nid of the event. */
  readonly event: number;
}

/** Loads what an account holds or held of an event. Numbered seats come first; each kind is in the order of holding. */
export async function loadHeldSeats(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { heldBy, clubNid, event }: EventHolder,
): Promise<HeldSeat[]> {
  const now = clock.now();
  const isTheirs = and(
    eq(reservations.heldBy, heldBy),
    eq(reservations.clubNid, clubNid),
    eq(stands.courseNid, event),
  );
  const numbered = await db
    .select({ row: reservations, seat: seats, stand: stands })
    .from(reservations)
    .innerJoin(seats, eq(seats.nid, reservations.ref))
    .innerJoin(stands, eq(stands.nid, seats.standNid))
    .where(and(eq(reservations.kind, 'seat'), isTheirs))
    .orderBy(asc(reservations.id));
  const standing = await db
    .select({ row: reservations, stand: stands })
    .from(reservations)
    .innerJoin(stands, eq(stands.nid, reservations.ref))
    .where(and(eq(reservations.kind, 'stand'), isTheirs))
    .orderBy(asc(reservations.id));
  const heldSeat = ({ row, stand }: (typeof standing)[number]) => ({
    id: row.id,
    nid: row.ref,
    standNid: stand.nid,
    standTitle: stand.title,
    surchargeCents: stand.surchargeCents,
    tariffNid: row.tariffNid ?? 0,
    qty: row.qty,
    expiresAt: row.expiresAt,
    isHeld: isHeldAt(row, now),
  });
  return [
    ...numbered.map((one) => ({
      ...heldSeat(one),
      kind: 'seat' as const,
      seat: { row: one.seat.row, number: one.seat.number },
    })),
    ...standing.map((one) => ({ ...heldSeat(one), kind: 'stand' as const })),
  ];
}

/** Answers with what an account holds of an event now, in the format of the wire. */
export async function heldAnswer(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  held: CartHolder & { readonly event: number },
): Promise<{ held: WantedSeat[]; reservation: Reservation }> {
  const seats = (await loadHeldSeats({ db, clock }, held)).filter(({ isHeld }) => isHeld);
  return {
    held: seats.map(({ nid, tariffNid, qty }) => ({ nid, tariff: tariffNid, quantity: qty })),
    reservation: await reservationOf({ db, clock }, held),
  };
}
