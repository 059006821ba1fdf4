import { isFull } from './eligibility.ts';

/** How a club shows free places: never, only at or below an amount, or always (`public_occupation_display`). */
export type OccupationDisplay =
  | { readonly show: 'never' }
  | { readonly show: 'at-most'; readonly amount: number }
  | { readonly show: 'always' };

export type Occupation =
  | { readonly state: 'full' }
  | { readonly state: 'open' }
  | { readonly state: 'counted'; readonly places: number };

/**
 * Decides what the portal says of the free places of a tariff (specification 4.1): full, how many are left, or only that
 * the tariff is open.
 *
 * @param places - free places; `undefined` is unlimited
 */
export function occupationOf(places: number | undefined, display: OccupationDisplay): Occupation {
  if (isFull(places)) return { state: 'full' };
  if (places === undefined || display.show === 'never') return { state: 'open' };
  if (display.show === 'at-most' && places > display.amount) return { state: 'open' };
  return { state: 'counted', places };
}
