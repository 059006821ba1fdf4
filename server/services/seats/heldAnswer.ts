import type { Reservation } from '#schemas/entities/offer/reservation.ts';
import type { WantedSeat } from '#schemas/entities/offer/seatPlan.ts';
import type { Context } from '../../context.ts';
import { type CartHolder, reservationOf } from '../holds/cartHolds.ts';
import { loadHeldSeats } from './loadHeldSeats.ts';

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
