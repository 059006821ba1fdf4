import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { operations } from '#schemas/operations.ts';
import { endlessPlaces } from '#scripts/hostile/endlessPlaces.ts';
import { plainSchema } from '#scripts/hostile/plainSchema.ts';

describe('endlessPlaces', () => {
  /** Sections as a builder has them: the reader of a body counts their values, and the server says in words what it can't save. */
  const countedInBody = ['publish_form/sections/*'];

  it('finds none in the requests of the contract, because every text, list and record has a maximum', () => {
    const found = Object.values(operations).flatMap(({ name, request }) =>
      endlessPlaces(plainSchema(request), name),
    );
    expect(found).toEqual(countedInBody);
  });

  it.each([
    ['a text', Type.String(), ['x']],
    ['a text with an unbounded pattern', Type.String({ pattern: '^a+$' }), ['x']],
    ['a list', Type.Array(Type.Integer()), ['x']],
    ['a text in a list', Type.Array(Type.String(), { maxItems: 2 }), ['x/*']],
    ['a record', Type.Record(Type.String({ pattern: '^a{2}$' }), Type.Integer()), ['x (keys)']],
    ['the keys of a record', Type.Record(Type.String(), Type.Integer(), { maxProperties: 1 }), ['x (keys)']],
    ['an unknown value', Type.Object({ a: Type.Unknown() }), ['x/a']],
    ['a union', Type.Union([Type.Integer(), Type.String()]), ['x']],
  ])('finds %s without a maximum', (_what, schema, places) => {
    expect(endlessPlaces(plainSchema(schema), 'x')).toEqual(places);
  });
});
