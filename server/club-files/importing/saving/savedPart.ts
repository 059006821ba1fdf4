import type { PartValues } from '../../parts/part.ts';

/** A part that has a row by now. */
export interface SavedPart {
  readonly number: number;
  readonly values: PartValues;
}
