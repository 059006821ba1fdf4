import * as v from 'valibot';

/** Reads null where a value is missing or unreadable. */
export function orNull<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.nullable(schema), null);
}
