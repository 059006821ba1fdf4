import { type TSchema, Type } from 'typebox';
import { fieldsOf } from './fieldsOf.ts';

/**
 * Collects all uids in a request by its schema, so that a new operation can't forget to check them. Uids are in `uid`, in
 * the lists `users`, in the keys of `uitpasNos` and behind the `;` of a service. Values that the schema leaves open
 * (`Unknown`) are skipped.
 */
export function uidsIn(schema: TSchema, value: unknown): number[] {
  if (Type.IsArray(schema) && Array.isArray(value))
    return value.flatMap((item: unknown) => uidsIn(schema.items, item));
  if (Type.IsRecord(schema)) {
    const [entry = Type.Unknown()] = Object.values(schema.patternProperties);
    return Object.values(fieldsOf(value)).flatMap((item) => uidsIn(entry, item));
  }
  if (!Type.IsObject(schema)) return [];
  const fields = fieldsOf(value);
  return Object.entries(schema.properties).flatMap(([name, property]) => {
    const field = fields[name];
    if (name === 'uid' && typeof field === 'number') return [field];
    if (name === 'users' && Array.isArray(field)) return field.filter((uid) => typeof uid === 'number');
    if (name === 'uitpasNos') return Object.keys(fieldsOf(field)).map(Number);
    if (name === 'selectedAdditionalServices' && Array.isArray(field)) return field.flatMap(uidOfService);
    return uidsIn(property, field);
  });
}

/** `nid`, or `nid;uid`. */
function uidOfService(service: unknown): number[] {
  const [, uid] = typeof service === 'string' ? service.split(';') : [];
  return uid === undefined ? [] : [Number(uid)];
}
