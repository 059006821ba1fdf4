import type { Static, TArray, TSchema } from 'typebox';

/** The keyword that carries a {@link Reading}. OpenAPI allows keywords that begin with `x-`. */
export const readingKeyword = 'x-reading';

/**
 * How tolerantly the portal reads a field of an answer, because another backend may answer less exactly. `npm run generate`
 * writes the readers from it. A field without a mark:
 *
 * - must be there and be readable, also as text (`"12.50"`). A flag that is missing is false;
 * - is null when it may be null, and undefined when it is optional, also where it is missing or unreadable;
 * - is unreadable as a whole when it is a list with one unreadable entry.
 */
export interface Reading {
  /** The portal doesn't use the field. */
  readonly unread?: true;
  /** Stands for a value that is missing or unreadable, as JSON. */
  readonly or?: unknown;
  /** A missing or unreadable value is undefined, and so is null, although the contract has the field always. */
  readonly optional?: true;
  /** Leaves out the entries that can't be read. */
  readonly skips?: true;
  /** Reads any word as text, such as one that a newer server sends. */
  readonly anyWord?: true;
  /** Reads the value as it is sent: something else reads it later. */
  readonly asSent?: true;
  /** null or absence means something, so an unreadable value may not pass for it. */
  readonly exact?: true;
}

/** Leaves a field out of the portal's reader. */
export function unread<Schema extends TSchema>(schema: Schema): Schema {
  return marked(schema, { unread: true });
}

/** Reads `value` where the field is missing or unreadable. */
export function or<Schema extends TSchema>(schema: Schema, value: Static<Schema> | Nothing<Schema>): Schema {
  return marked(schema, { or: value });
}

/** null stands for none, and so does '', which is no word of a list. */
type Nothing<Schema extends TSchema> = null | (Static<Schema> extends string ? '' : never);

/** Reads a word that the contract doesn't know too. */
export function anyWord<Schema extends TSchema>(schema: Schema): Schema {
  return marked(schema, { anyWord: true });
}

/** Reads undefined where a field is null, or another backend leaves it out. */
export function maybe<Schema extends TSchema>(schema: Schema): Schema {
  return marked(schema, { optional: true });
}

/** Drops entries of a list that can't be read, so that one broken course doesn't hide the others. */
export function skipping<Schema extends TArray>(list: Schema): Schema {
  return marked(list, { skips: true });
}

/** Reads a list without its unreadable entries, and none where the list itself can't be read. */
export function readableOrNone<Schema extends TArray>(list: Schema): Schema {
  return marked(list, { skips: true, or: [] });
}

/** Leaves a value, or the entries of a list, to a reader that is loaded where it is needed. */
export function asSent<Schema extends TSchema>(schema: Schema): Schema {
  return marked(schema, { asSent: true });
}

/** Refuses an answer in which a field that may be null or missing is unreadable. */
export function exact<Schema extends TSchema>(schema: Schema): Schema {
  return marked(schema, { exact: true });
}

function marked<Schema extends TSchema>(schema: Schema, reading: Reading): Schema {
  // TypeBox keeps the kind of a schema, and whether it is optional, in properties that a spread would leave behind.
  const all: Reading = {
    ...(readingKeyword in schema ? (schema[readingKeyword] as Reading) : {}),
    ...reading,
  };
  const marks = { [readingKeyword]: { value: all, enumerable: true } };
  // Safe cast: the copy has every property of the schema.
  return Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(schema), ...marks }) as Schema;
}
