import { onFirstUse } from './onFirstUse.ts';

/** Whole euro cents: every sum is made in this unit, so that amounts add up exactly. */
export type Cents = number;

const euroFormat = onFirstUse(() => new Intl.NumberFormat('nl-BE', { style: 'currency', currency: 'EUR' }));

/** Euros as on the wire to cents (specification 9); `0.1 + 0.2` and the like are rounded to the nearest cent. */
export function centsOf(euros: number): Cents {
  return Math.round(euros * 100);
}

/** Cents to euros as on the wire, with two decimals at most (specification 9). */
export function eurosOf(cents: Cents): number {
  return cents / 100;
}

/** `18500` -> `€ 185,00` (specification 9: euro, Dutch formatting). The space does not break. */
export function formatEuros(cents: Cents): string {
  return euroFormat().format(eurosOf(cents));
}

/**
 * Divides an amount in proportion to weights, by largest remainder: the shares add up to it to the cent. No share is more
 * than its weight where the amount is no more than all of them.
 *
 * @param weights - not negative; all of them 0: nobody gets anything
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

/** What brings an amount to the nearest five cents, as who is paid in cash asks: from -2 to 2 (specification 9). */
export function roundingToFiveCents(amount: Cents): Cents {
  return Math.round(amount / 5) * 5 - amount;
}
