/** The number that a keyword has; NaN for any other value: an object may have a `valueOf` that is no function, and then can't be converted. */
export function numberIn(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}

/** A value as text. An object as JSON, because it may have a `toString` that is no function. */
export function textIn(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
