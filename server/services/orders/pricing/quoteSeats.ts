import type { WantedSeat } from '#schemas/entities/offer/seatPlan.ts';
import type { Context } from '#server/context.ts';
import { requireClub } from '../../clubs/clubs.ts';
import { reservationOf } from '../../holds/cartHolds.ts';
import { loadPerson } from '../../people/people.ts';
import { requireHall } from '../../seats/hall.ts';
import type { CallerInClub } from '../../sessions/caller.ts';
import { type PricedSeats, priceSeats } from './priceSeats.ts';

interface SeatsOfPerson extends CallerInClub {
  /** The person who buys the tickets. */
  readonly uid: number;
  /** Nid of the event. */
  readonly event: number;
  readonly places: readonly WantedSeat[];
}

interface SeatQuote {
  readonly priced: PricedSeats;
  readonly reservation: Awaited<ReturnType<typeof reservationOf>>;
}

/** Prices seats that the caller holds, with the time until which the caller's cart is held. */
export async function quoteSeats(
  context: Pick<Context, 'db' | 'clock'>,
  { caller, clubNid, uid, event, places }: SeatsOfPerson,
): Promise<SeatQuote> {
  const club = await requireClub(context.db, { nid: clubNid }, caller);
  const person = await loadPerson(context.db, uid);
  await requireHall(context.db, clubNid, event);
  const heldBy = caller.uid;
  const priced = await priceSeats(context, { club, person, heldBy, event, places });
  return { priced, reservation: await reservationOf(context, { heldBy, clubNid }) };
}
