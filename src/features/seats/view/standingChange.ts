import type { HeldPlace } from '#src/api/entities/seatPlan.ts';

/** What the server is asked. `tariff`: of what is held at it alone. */
export type PlaceChange =
  | { readonly do: 'hold'; readonly places: readonly HeldPlace[] }
  | { readonly do: 'release'; readonly nid: number; readonly tariff?: number };

/** How many places of a tariff there are to be on a standing part, where another tariff may have places too. */
export function standingChange({ nid, tariff, quantity }: HeldPlace): PlaceChange {
  return quantity > 0 ? { do: 'hold', places: [{ nid, tariff, quantity }] } : { do: 'release', nid, tariff };
}
