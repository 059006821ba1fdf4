import { type TSchema, Type } from 'typebox';
import { fieldsOf } from './fieldsOf.ts';

/**
 * Every uid that a request names (`uid`, and the lists `users`), by the schema of the request: so that an operation that is added can't forget to ask
 * whose they are. What a schema leaves open (`Unknown`) is not looked into.
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
    return uidsIn(property, field);
  });
}
