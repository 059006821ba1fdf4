import { holdSeconds } from './holdTimes.ts';
import { isHeldAt, type ReservationRow } from './reservationOf.ts';

/**
 * Until when something is held that is added to a cart now: what is in a cart ends together, a quarter of an hour after
 * the first of it was added.
 */
export function nextHold(cart: readonly ReservationRow[], now: Date) {
  const held = cart.filter((row) => isHeldAt(row, now));
  const quarter = now.getTime() + holdSeconds.cart * 1000;
  return {
    heldAt: now,
    expiresAt: new Date(Math.min(quarter, ...held.map(({ expiresAt }) => expiresAt.getTime()))),
    extensions: Math.max(0, ...held.map(({ extensions }) => extensions)),
  };
}
