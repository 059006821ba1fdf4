import * as v from 'valibot';
import { integer } from './numbers.ts';

/** The values of a list, or of a map that stands for a list; null is an empty list. */
const values = v.pipe(
  v.custom<object | null>((wire) => typeof wire === 'object'),
  v.transform((wire): unknown[] => (Array.isArray(wire) ? wire : Object.values(wire ?? {}))),
);

/** Every entry must be readable. For lists in which a missing entry would mislead, such as the lines of a price. */
export function listOf<Schema extends v.GenericSchema>(entry: Schema) {
  return v.pipe(values, v.array(entry));
}

/** Two integers, such as the youngest and the oldest age. */
export const integerPair = v.pipe(
  listOf(integer),
  v.transform(([first = 0, last = 0]): [number, number] => [first, last]),
);

/** Leaves out entries that can't be read: one broken course must not hide the others. */
export function readableOf<Schema extends v.GenericSchema>(entry: Schema) {
  return v.pipe(
    values,
    v.transform((wire) =>
      wire.flatMap((one) => {
        const read = v.safeParse(entry, one);
        return read.success ? [read.output] : [];
      }),
    ),
  );
}

/**
 * A map by key; null is an empty map. Backends with only one kind of array send `[]` for an empty map, which has no keys
 * either.
 */
export function mapOf<Schema extends v.GenericSchema>(entry: Schema) {
  return v.nullable(v.record(v.string(), entry), {});
}
