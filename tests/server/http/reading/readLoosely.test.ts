import { type TObject, type TSchema, Type } from 'typebox';
import { Check } from 'typebox/value';
import { describe, expect, it, test } from 'vitest';
import { operations } from '#schemas/operations.ts';
import { readLoosely } from '#server/http/reading/readLoosely.ts';

const requests = Object.entries(operations).flatMap(([name, { request }]) => {
  const { properties, ...schema }: TObject = request;
  const required: readonly string[] = schema.required ?? [];
  return Object.entries(properties).map(([field, schema]): [string, string, TSchema, boolean] => [
    name,
    field,
    schema,
    !required.includes(field),
  ]);
});
const readField = (schema: TSchema, value: unknown, isOptional: boolean) =>
  readLoosely(Type.Object({ field: isOptional ? Type.Optional(schema) : schema }), { field: value });

describe('readLoosely, for each field of each operation', () => {
  /** A list that must have an item never comes from an empty text: `invite_parent` without `users` shares everybody. */
  const needsItem = (schema: TSchema) => Type.IsArray(schema) && !Check(schema, []);
  it.each(requests.filter(([, , schema, isOptional]) => isOptional && !needsItem(schema)))(
    'reads an empty %s.%s as an empty list or as absent, or keeps it where it may be empty',
    (_name, _field, schema) => {
      expect(Check(Type.Object({ field: Type.Optional(schema) }), readField(schema, '', true))).toBe(true);
    },
  );

  /** Texts that hold one nid or several. */
  const takesNid = (schema: TSchema) => Type.IsString(schema) && 'pattern' in schema && Check(schema, '3');
  it.each(requests.filter(([, , schema]) => takesNid(schema)))(
    'reads a number as the nid that %s.%s may hold',
    (_name, _field, schema, isOptional) => {
      expect(readField(schema, 3, isOptional)).toEqual({ field: '3' });
    },
  );
  it.each(requests.filter(([, , schema]) => Type.IsArray(schema) && takesNid(schema.items)))(
    'reads numbers as the nids in the list %s.%s',
    (_name, _field, schema, isOptional) => {
      expect(readField(schema, [3, '4;5'], isOptional)).toEqual({ field: ['3', '4;5'] });
    },
  );
});

describe('readLoosely', () => {
  it.each([
    ['a number for a free text', Type.String(), 3],
    ['a broken number for an id', Type.String({ pattern: '^[1-9][0-9]{0,9}$' }), 1.5],
    ['a code of three letters', Type.String({ pattern: '^[A-Z]{2}$' }), 'bel'],
    ['capitals for small letters', Type.String({ pattern: '^[a-z]+$' }), 'ARABESK'],
    ['an empty text for a required one', Type.String({ minLength: 1 }), ''],
  ])('leaves %s to the check', (_what, schema, value) => {
    expect(readField(schema, value, false)).toEqual({ field: value });
  });
});

test('readLoosely takes an empty text for no list of what is released or shared', () => {
  const { release_seats, invite_parent } = operations;
  const seats = { club: 1, uid: 1, event: 131, seats: '' };
  expect(readLoosely(release_seats.request, seats)).toEqual({ ...seats, seats: [] });
  const users = { mail: 'oma@example.org', users: '' };
  expect(Check(invite_parent.request, readLoosely(invite_parent.request, users))).toBe(false);
});
