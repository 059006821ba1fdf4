/** Whole euro cents: every sum is made in this unit, so that amounts add up exactly. */
export type Cents = number;

const euroFormat = new Intl.NumberFormat('nl-BE', { style: 'currency', currency: 'EUR' });

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
  return euroFormat.format(eurosOf(cents));
}
