import type { HeldPlace } from '../../../api/entities/seatPlan.ts';

/** One step with the server; several are taken one after the other. */
export type PlaceChange =
  | { readonly do: 'hold'; readonly places: readonly HeldPlace[] }
  | { readonly do: 'release'; readonly nids: readonly number[] };

/**
 * How many places of a tariff there are to be on a standing part. Only a whole part can be let go of: where another tariff
 * has places on it too, those are held again at once.
 */
export function standingChanges(held: readonly HeldPlace[], wanted: HeldPlace): PlaceChange[] {
  if (wanted.quantity > 0) return [{ do: 'hold', places: [wanted] }];
  const others = held.filter(({ nid, tariff }) => nid === wanted.nid && tariff !== wanted.tariff);
  const release = { do: 'release', nids: [wanted.nid] } as const;
  return others.length > 0 ? [release, { do: 'hold', places: others }] : [release];
}
