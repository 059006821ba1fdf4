import { post } from '#src/api/call.ts';
import { parseHeldSeats } from '#src/api/entities/seatPlan.ts';
import { type CartItems, type CartSeats, noItems } from '../state/cartItems.ts';
import type { CartOwner } from '../state/cartStore.ts';
import type { SeatPlace } from '../state/changeItems.ts';
import { cartRequest, seatRequest } from './cartRequest.ts';

/**
 * Lets go of a place in a hall, or of all of the event. Nothing waits for it: what could not be let go of ends by itself.
 */
export function releaseSeats({ club, uid }: CartOwner, event: number, place?: SeatPlace): void {
  const request = { club, uid, event, ...(place && { seats: [place.nid], tariff: place.tariff }) };
  void post('release_seats', request).catch(() => undefined);
}

/** Lets go of what is instant in a cart that was emptied where its screen doesn't ask the server about it. */
export function releaseInstant(owner: CartOwner): void {
  void post('compile_public_registration_invoice', cartRequest(owner, noItems)).catch(() => undefined);
}

/** Holds places that were let go of. null: they are somebody else's by now. */
export async function holdAgain({ club, uid }: CartOwner, items: CartItems): Promise<CartSeats | null> {
  if (!items.seats) return null;
  try {
    const answer = await post('hold_seats', { club, uid, ...seatRequest(items.seats) });
    const { held } = parseHeldSeats(answer.result);
    return held.length > 0 ? { event: items.seats.event, places: held } : null;
  } catch {
    return null;
  }
}
