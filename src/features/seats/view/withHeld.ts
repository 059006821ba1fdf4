import type { Reservation } from '#src/api/entities/offer/reservation.ts';
import type { HeldPlace, SeatPlan, Stand } from '#src/api/entities/offer/seatPlan.ts';

interface Held {
  readonly held: HeldPlace[];
  readonly reservation: Reservation;
}

/** Updates the plan after a change: held places become the user's own, and places that are no longer held become free. */
export function withHeld(plan: SeatPlan, { held, reservation }: Held): SeatPlan {
  return { ...plan, held, reservation, stands: plan.stands.map((stand) => standWith(stand, held)) };
}

function standWith(stand: Stand, held: readonly HeldPlace[]): Stand {
  const nids = new Set(held.map(({ nid }) => nid));
  const rows = stand.rows.map((row) => ({
    ...row,
    seats: row.seats.map((seat) => {
      if (nids.has(seat.nid)) return { ...seat, state: 'own' as const };
      return seat.state === 'own' ? { ...seat, state: 'free' as const } : seat;
    }),
  }));
  const own =
    stand.kind === 'seated'
      ? rows.flatMap(({ seats }) => seats).filter(({ state }) => state === 'own').length
      : held.reduce((sum, { nid, quantity }) => (nid === stand.nid ? sum + quantity : sum), 0);
  return { ...stand, rows, own, free: Math.max(0, stand.free + stand.own - own) };
}
