import type { TariffLine } from './pricedCart.ts';

/**
 * Number of places of its tariff that a line takes. An invited partner takes one more. A partner of the family has a line of
 * their own.
 */
export function placesOfLine({ qty, couple }: TariffLine): number {
  return couple?.with === 'invited' ? qty + 1 : qty;
}
