import { type Cents, roundingToFiveCents } from '#rules/money.ts';
import type { CartSelection } from '#server/services/cart/cartSelection.ts';
import type { RoundingLine } from '#server/services/cart/pricedCart.ts';
import { nl } from '#server/texts/nl.ts';

/** The line that rounds the amount that is paid now to five cents, when the club rounds; none when no rounding is needed. */
export function roundingLines(
  { club, person }: Pick<CartSelection, 'club' | 'person'>,
  payNowCents: Cents,
): readonly RoundingLine[] {
  const unitCostCents = club.roundsToFiveCents ? roundingToFiveCents(payNowCents) : 0;
  if (unitCostCents === 0) return [];
  const { uid } = person;
  return [{ type: 'rounding', uid, description: nl.cart.rounding, qty: 1, unitCostCents, discountCents: 0 }];
}
