/**
 * The state of the current selection's price: known, being requested, or unknown because the request failed. The price of
 * another selection does not count.
 */
export type PriceState = 'known' | 'asked' | 'unknown';

export function priceState(isPriced: boolean, error: Error | null): PriceState {
  if (isPriced) return 'known';
  return error ? 'unknown' : 'asked';
}
