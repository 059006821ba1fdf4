/**
 * When a question is shown: the answer to question `key` equals a value, is one of several values, or is filled or
 * not. Values are compared in wire format: a ticked checkbox is `'1'`. For a list of choices, one matching choice is
 * enough.
 */
export interface Condition {
  /** Key of the question whose answer decides. */
  readonly key: string;
  /** The test on that answer. */
  readonly test:
    | { readonly is: 'oneOf'; readonly values: readonly string[] }
    | { readonly is: 'filled'; readonly filled: boolean };
}
