import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { reservations } from '#server/db/schema.ts';
import { Refused } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { type HeldSeat, loadHeldSeats } from '../../seats/loadHeldSeats.ts';
import type { WantedOrder } from './wantedOrder.ts';

/**
 * Refuses a cart with a hold that has ended, whether or not somebody else took the place. The person agreed to a price and a
 * place that the hold kept.
 *
 * @returns the ordered places of the event, with their holds
 */
export async function refuseEndedHolds(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  wanted: WantedOrder,
): Promise<readonly HeldSeat[]> {
  const hasEnded = and(
    eq(reservations.kind, 'place'),
    eq(reservations.heldBy, wanted.heldBy),
    inArray(reservations.ref, [...wanted.tariffs]),
    inArray(reservations.uid, peopleOf(wanted)),
    lte(reservations.expiresAt, clock.now()),
  );
  if (wanted.tariffs.length > 0 && (await tx.$count(reservations, hasEnded)) > 0) throw holdExpired();
  if (!wanted.seats) return [];
  const { event, places } = wanted.seats;
  const holder = { heldBy: wanted.heldBy, clubNid: wanted.club.nid };
  const held = await loadHeldSeats({ db: tx, clock }, { ...holder, event });
  return places.map((place) => {
    const found = held.find(({ nid, tariffNid }) => nid === place.nid && tariffNid === place.tariff);
    if (!found?.isHeld || found.qty !== place.quantity) throw holdExpired();
    return found;
  });
}

function peopleOf({ person, companions, couples }: WantedOrder): number[] {
  const partners = [...couples.values()].flatMap((couple) => (couple.with === 'family' ? [couple.uid] : []));
  return [person.uid, ...companions.map(({ uid }) => uid), ...partners];
}

function holdExpired(): Refused {
  return new Refused(409, { errors: [nl.refusals.holdExpired], code: 'hold-expired' });
}
