import type { HeldPlace } from '#src/api/entities/offer/seatPlan.ts';

/** A change to send to the server. `tariff` limits a release to the places with that tariff. */
export type PlaceChange =
  | { readonly do: 'hold'; readonly places: readonly HeldPlace[] }
  | { readonly do: 'release'; readonly nid: number; readonly tariff?: number };

/** Sets the number of places with one tariff in a standing area. Places with other tariffs are unaffected. */
export function standingChange({ nid, tariff, quantity }: HeldPlace): PlaceChange {
  return quantity > 0 ? { do: 'hold', places: [{ nid, tariff, quantity }] } : { do: 'release', nid, tariff };
}
