/**
 * What is known of the price of a cart as it stands: the price itself, that it is on its way, or nothing, because it could
 * not be asked for. What another selection cost says nothing of this one.
 */
export type PriceState = 'known' | 'asked' | 'unknown';

export function priceState({
  isCurrent,
  error,
}: {
  readonly isCurrent: boolean;
  readonly error: Error | null;
}): PriceState {
  if (isCurrent) return 'known';
  return error ? 'unknown' : 'asked';
}
