import type { Cents } from './money.ts';

/**
 * Divides an amount in proportion to weights, by the largest remainder method. The shares add up to the amount, to the
 * cent. No share exceeds its weight, provided that the amount doesn't exceed the sum of the weights.
 *
 * @param weights - not negative; where all are 0, all shares are 0
 */
export function spreadCents(amount: Cents, weights: readonly Cents[]): readonly Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const floors = weights.map((weight) => Math.floor((amount * weight) / whole));
  const left = amount - floors.reduce((sum, share) => sum + share, 0);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (amount * weight) % whole }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return floors.map((share, index) => share + (raised.has(index) ? 1 : 0));
}
