import type { Part, PartValues } from '../parts/part.ts';

/** A field whose value changes; `undefined` where it is absent. */
export interface Difference {
  /** Path inside the part: `price`, `settings.addons`. */
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
      /** Empty where only the position of the part changes. */
      readonly differences: readonly Difference[];
    }
  | { readonly is: 'removed'; readonly part: Part; readonly number: number };
