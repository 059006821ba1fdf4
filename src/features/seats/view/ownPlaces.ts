import type { Reservation } from '#src/api/entities/offer/reservation.ts';
import type { HeldPlace, SeatPlan, Stand } from '#src/api/entities/offer/seatPlan.ts';
import { seatsTexts as texts } from '#src/texts/nl/seats.ts';

export interface OwnPlace {
  /** The seat or standing area. */
  readonly nid: number;
  readonly tariff: number;
  readonly quantity: number;
  /** `Rij C, stoel 4`, or the title of a standing area. */
  readonly label: string;
  /** The part of the hall; '' when the label is enough. */
  readonly stand: string;
  /** The price of all these places together, in cents. */
  readonly price: number;
}

/** The held places, in the order of the hall. Prices come from the server's plan; the server prices the order itself. */
export function ownPlaces({ stands, tariffs, held }: SeatPlan): OwnPlace[] {
  const priceOf = (tariff: number) => tariffs.find(({ nid }) => nid === tariff)?.price ?? 0;
  return stands.flatMap((stand) => {
    const price = (tariff: number, quantity: number) => (priceOf(tariff) + stand.surcharge) * quantity;
    const standing = held
      .filter(({ nid }) => stand.kind === 'standing' && nid === stand.nid)
      .map((place) => ({
        ...place,
        label: stand.title,
        stand: '',
        price: price(place.tariff, place.quantity),
      }));
    const seated = stand.rows.flatMap(({ row, seats }) =>
      seats.flatMap(({ nid, number }) => {
        const place = held.find((one) => one.nid === nid);
        if (!place) return [];
        const { tariff } = place;
        return [
          {
            ...{ nid, tariff, quantity: 1, stand: stand.title },
            label: texts.seat(row, number),
            price: price(tariff, 1),
          },
        ];
      }),
    );
    return [...standing, ...seated];
  });
}

/** The number of held seats and standing places, for the maximum per account. */
export function countHeld({ held }: Pick<SeatPlan, 'held'>): number {
  return held.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function isSoldOut({ stands }: SeatPlan): boolean {
  return stands.length > 0 && stands.every(({ free, own }) => free === 0 && own === 0);
}

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

/** A change to send to the server. `tariff` limits a release to the places with that tariff. */
export type PlaceChange =
  | { readonly do: 'hold'; readonly places: readonly HeldPlace[] }
  | { readonly do: 'release'; readonly nid: number; readonly tariff?: number };

/** Sets the number of places with one tariff in a standing area. Places with other tariffs are unaffected. */
export function standingChange({ nid, tariff, quantity }: HeldPlace): PlaceChange {
  return quantity > 0 ? { do: 'hold', places: [{ nid, tariff, quantity }] } : { do: 'release', nid, tariff };
}

/** Whether nobody chooses where to sit: no part of the hall has numbered seats. */
export function isStandingOnly({ stands }: Pick<SeatPlan, 'stands'>): boolean {
  return stands.every(({ kind }) => kind === 'standing');
}
