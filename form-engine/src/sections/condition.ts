/**
 * When a question is shown: the answer to the question `key` equals a value, is one of several, or is filled (or not).
 * Values are compared as they go over the wire: a ticked checkbox is `'1'`; of a list of choices one is enough.
 */
export interface Condition {
  /** The key of the question whose answer decides. */
  readonly key: string;
  /** What that answer must be. */
  readonly test:
    | { readonly is: 'oneOf'; readonly values: readonly string[] }
    | { readonly is: 'filled'; readonly filled: boolean };
}
