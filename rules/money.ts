/** Whole euro cents. Every sum is computed in cents, so that amounts add up exactly. */
export type Cents = number;

/** Converts euros of the wire to cents (specification 9). Rounds to the nearest cent, because of sums such as `0.1 + 0.2`. */
export function centsOf(euros: number): Cents {
  return Math.round(euros * 100);
}

/** Converts cents to euros of the wire, with two decimals at most (specification 9). */
export function eurosOf(cents: Cents): number {
  return cents / 100;
}

/**
 * `18500` -> `€ 185,00` (specification 9: euro, Dutch formatting), `-2650` -> `− € 26,50`. The spaces are no-break spaces, and the
 * minus is U+2212. Written without `Intl`, so that the server and every browser write the same.
 */
export function formatEuros(cents: Cents): string {
  const rounded = Math.round(Math.abs(cents));
  const digits = String(rounded).padStart(3, '0');
  const sign = cents < 0 && rounded > 0 ? '−\u00a0' : '';
  const euros = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `${sign}€\u00a0${euros},${digits.slice(-2)}`;
}

/** `€ 16,00 tot € 18,00`, or one amount where both are the same. */
export function formatEuroRange(least: Cents, most: Cents): string {
  return least === most ? formatEuros(least) : `${formatEuros(least)} tot ${formatEuros(most)}`;
}

/** `13550` -> `135,50`, as somebody types it in a field. */
export function writeEuros(cents: Cents): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

/** The difference to the nearest five cents, from -2 to 2: cash payments are rounded so (specification 9). */
export function roundingToFiveCents(amount: Cents): Cents {
  return Math.round(amount / 5) * 5 - amount;
}
