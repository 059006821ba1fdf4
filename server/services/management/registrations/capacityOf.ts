/** The places of these tariffs together; null where one has no limit, or where there is none. */
export function capacityOf(own: readonly { readonly capacity: number | null }[]): number | null {
  const limits = own.flatMap(({ capacity }) => (capacity === null ? [] : [capacity]));
  return limits.length === own.length && own.length > 0 ? limits.reduce((sum, one) => sum + one, 0) : null;
}
