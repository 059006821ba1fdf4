import { post } from '#src/api/call.ts';
import { parseHeldSeats } from '#src/api/entities/offer/seatPlan.ts';
import { type CartItems, type CartSeats, noItems } from '../state/cartItems.ts';
import type { CartOwner } from '../state/cartStore.ts';
import type { SeatPlace } from '../state/changeItems.ts';
import { cartRequest, seatRequest } from './cartRequest.ts';

/**
 * Releases one place in a hall, or all places of the event. Fire and forget: a hold that could not be released expires by
 * itself.
 */
export function releaseSeats({ club, uid }: CartOwner, event: number, place?: SeatPlace): void {
  const request = { club, uid, event, ...(place && { seats: [place.nid], tariff: place.tariff }) };
  void post('release_seats', request).catch(() => undefined);
}

/** Releases the instant holds of an emptied cart by pricing it empty. Needed where no cart screen sends that request. */
export function releaseInstant(owner: CartOwner): void {
  void post('compile_public_registration_invoice', cartRequest(owner, noItems)).catch(() => undefined);
}

/** Holds released places again. Returns null when others have taken them. */
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
