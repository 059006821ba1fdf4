import * as v from 'valibot';
import { ApiFailure } from '../apiFailure.ts';

/** Makes the parse function of an entity. Unreadable input is the failure `malformed`, never half an entity. */
export function readerOf<Schema extends v.GenericSchema>(schema: Schema) {
  return (wire: unknown): v.InferOutput<Schema> => {
    const read = v.safeParse(schema, wire);
    if (read.success) return read.output;
    throw new ApiFailure({ kind: 'malformed' }, { cause: new v.ValiError(read.issues) });
  };
}
