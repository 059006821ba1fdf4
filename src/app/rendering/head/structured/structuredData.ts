/** Something in the words of schema.org. A property that is undefined is left out of the JSON. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** A text for a property; undefined instead of ''. */
export function known(text: string): string | undefined {
  return text === '' ? undefined : text;
}
