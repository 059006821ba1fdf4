import * as v from 'valibot';

/** The values of a list, or of a map that stands for one; null is an empty list. */
const values = v.pipe(
  v.union([v.array(v.unknown()), v.record(v.string(), v.unknown()), v.null()]),
  v.transform((wire): unknown[] => (wire === null ? [] : Object.values(wire))),
);

/** Every entry must be readable: for lists where a missing one would mislead, such as the lines of a price. */
export function listOf<Schema extends v.GenericSchema>(entry: Schema) {
  return v.pipe(values, v.array(entry));
}

/** Entries that can't be read are left out: one broken course must not hide the others. */
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

/** A map by key. Backends that know one kind of array send `[]` for an empty map. */
export function mapOf<Schema extends v.GenericSchema>(entry: Schema) {
  const empty = v.pipe(
    v.union([v.strictTuple([]), v.null()]),
    v.transform((): Record<string, v.InferOutput<Schema>> => ({})),
  );
  return v.union([empty, v.record(v.string(), entry)]);
}
