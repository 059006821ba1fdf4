import type { Part, PartValues } from '../parts/part.ts';

/** A field that is to be another one; `undefined`: it isn't there. */
export interface Difference {
  /** Inside the part: `price`, `settings.addons`. */
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
}

export type Change =
  | {
      readonly is: 'added';
      readonly part: Part;
      readonly values: PartValues;
      readonly newNumber: number | undefined;
    }
  | {
      readonly is: 'changed';
      readonly part: Part;
      readonly values: PartValues;
      readonly number: number;
      /** None: only its place among the others is another one. */
      readonly differences: readonly Difference[];
    }
  | { readonly is: 'removed'; readonly part: Part; readonly number: number };
