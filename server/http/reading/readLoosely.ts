import { type TObject, type TSchema, Type } from 'typebox';
import { fieldsOf } from './fieldsOf.ts';

/**
 * Reads numbers, booleans and empty values as other clients write them, where the schema leaves no doubt: `"12"`, `1` and
 * `0` for booleans, `[]` for an empty record, `''` for an empty optional list or an absent optional field that can't be empty, a number for a text that is
 * an id, and `be` for a code in capitals. Other mistakes stay as they are, for the check to refuse. Queries need this, because
 * they are text.
 * Decision: docs/decisions/0014-strict-bytes-and-tolerant-types.md
 */
export function readLoosely(schema: TSchema, value: unknown): unknown {
  if (Type.IsUnion(schema)) return readUnion(schema.anyOf, value);
  if (Type.IsArray(schema))
    return Array.isArray(value) ? value.map((item: unknown) => readLoosely(schema.items, item)) : value;
  if (Type.IsRecord(schema)) return readRecord(Object.values(schema.patternProperties)[0], value);
  if (Type.IsObject(schema)) return isPlainObject(value) ? readObject(schema, value) : value;
  return readScalar(schema, value);
}

/** Chooses the only alternative that fits an object or a list, or the one beside null. */
function readUnion(anyOf: readonly TSchema[], value: unknown): unknown {
  const some = anyOf.filter((one) => !Type.IsNull(one));
  const isMeant = (one: TSchema) =>
    Array.isArray(value)
      ? Type.IsArray(one)
      : isPlainObject(value) && (Type.IsObject(one) || Type.IsRecord(one));
  const meant = some.length === 1 ? some : some.filter(isMeant);
  return meant[0] && meant.length === 1 && value !== null ? readLoosely(meant[0], value) : value;
}

function readRecord(entry: TSchema | undefined, value: unknown): unknown {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return {};
  if (!isPlainObject(value) || !entry) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, readLoosely(entry, item)]));
}

function readObject(schema: TObject, value: Readonly<Record<string, unknown>>): object {
  const required = new Set<string>(schema.required ?? []);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const property: TSchema | undefined = Object.hasOwn(schema.properties, name)
        ? schema.properties[name]
        : undefined;
      if (!property) return [[name, field]];
      if (field === '' && !required.has(name)) {
        // An empty list isn't an absent one: without `seats`, `release_seats` releases all of them.
        if (Type.IsArray(property)) return [[name, []]];
        if (!takesEmptyText(property)) return [];
      }
      return [[name, readLoosely(property, field)]];
    }),
  );
}

function takesEmptyText(schema: TSchema): boolean {
  if (Type.IsUnion(schema)) return schema.anyOf.some(takesEmptyText);
  const { type, minLength, enum: some, pattern } = fieldsOf(schema);
  if (Array.isArray(some)) return some.includes('');
  if (pattern !== undefined) return fitsPattern(pattern, '');
  // A schema without a type takes anything.
  return type === undefined || (type === 'string' && minLength === undefined);
}

function fitsPattern(pattern: unknown, text: string): boolean {
  return typeof pattern === 'string' && new RegExp(pattern, 'u').test(text);
}

function readScalar(schema: TSchema, value: unknown): unknown {
  const { type, const: only } = fieldsOf(schema);
  if (type === 'string') return readText(schema, value);
  if (typeof value === 'string' && type === 'integer' && /^-?\d{1,15}$/.test(value)) return Number(value);
  if (typeof value === 'string' && type === 'number' && /^-?\d{1,15}(\.\d{1,6})?$/.test(value))
    return Number(value);
  if (type !== 'boolean' && typeof only !== 'boolean') return value;
  if (value === 1 || value === '1' || value === 'true') return true;
  return value === 0 || value === '0' || value === 'false' ? false : value;
}

function readText(schema: TSchema, value: unknown): unknown {
  const { pattern } = fieldsOf(schema);
  if (pattern === undefined) return value;
  // A nid alone, where the text of the contract could also hold several of them.
  if (typeof value === 'number') return fitsPattern(pattern, String(value)) ? String(value) : value;
  if (typeof value !== 'string' || fitsPattern(pattern, value)) return value;
  const capitals = value.toUpperCase();
  return fitsPattern(pattern, capitals) ? capitals : value;
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
