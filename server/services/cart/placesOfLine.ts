import type { TariffLine } from './pricedCart.ts';

/**
 * How many places of its tariff a line takes: with somebody who is invited along, one more. A partner of the family has a
 * line of their own.
 */
export function placesOfLine({ qty, couple }: TariffLine): number {
  return couple?.with === 'invited' ? qty + 1 : qty;
}
