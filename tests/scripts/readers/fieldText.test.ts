import { type TSchema, Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { anyWord, asSent, exact, maybe, or, readableOrNone, skipping, unread } from '#schemas/reading.ts';
import { ColorHex, Euros, IsoDate, Nid } from '#schemas/scalars.ts';
import { fieldText } from '#scripts/readers/fieldText.ts';

const OrNull = Type.Union([Type.Integer(), Type.Null()]);
const List = Type.Array(Type.String());
const Entity = Type.Object({ nid: Nid });

function readerOf(schema: TSchema, isRequired = true): string {
  const names = (one: object) =>
    'properties' in one && one.properties === Entity.properties ? 'entity' : undefined;
  return fieldText('field', schema, isRequired, names);
}

describe('fieldText', () => {
  test.each<readonly [string, TSchema, string]>([
    ['an integer', Type.Integer(), 'integer'],
    ['two integers', Type.Tuple([Type.Integer(), Type.Integer()]), 'integerPair'],
    ['an integer or 0', Type.Union([Nid, Type.Literal(0)]), 'integer'],
    ['a text', Type.String(), 'text'],
    ['a flag', Type.Boolean(), 'flag'],
    ['a word of a list', Type.Enum(['a', 'b']), 'v.picklist(["a","b"])'],
    ['a map', Type.Record(Type.String(), Type.Integer()), 'mapOf(integer)'],
    ['a list that must be whole', List, 'listOf(text)'],
    ['an object', Type.Object({ is: Type.Boolean() }), 'v.object({\nis: flag,\n})'],
    ['another entity by its own reader', Entity, 'entity'],
    ['a list of another entity', Type.Array(Entity), 'listOf(entity)'],
    ['an integer that may be null', OrNull, 'v.fallback(v.nullable(integer), null)'],
    ['a day by its pattern', IsoDate, 'isoDay'],
    ['a color', ColorHex, 'color'],
  ])('reads %s', (_name, schema, reader) => expect(readerOf(schema)).toBe(`field: ${reader},`));

  test('reads euros as cents, and says so', () => {
    expect(readerOf(Euros)).toBe('/** In cents. */\nfield: cents,');
  });

  test.each<readonly [string, TSchema, string]>([
    ['`or` reads the value of the mark', or(Type.Integer(), 0), 'v.fallback(integer, 0)'],
    ['`or` reads null as no text', or(Type.String(), ''), 'v.fallback(optionalText, "")'],
    ['`or` with null reads null', or(Type.String(), null), 'v.fallback(v.nullable(text), null)'],
    ['`anyWord` reads a word outside the list', anyWord(Type.Enum(['a', 'b'])), 'text'],
    ['`anyWord` reads null as no text', or(anyWord(OrNull), null), 'v.fallback(v.nullable(text), null)'],
    [
      '`exact` and `or` read the value of a missing field alone',
      exact(or(List, [])),
      'v.optional(listOf(text), [])',
    ],
    ['marks add up', or(anyWord(Type.Enum(['a', 'b'])), ''), 'v.fallback(optionalText, "")'],
    ['`maybe` reads undefined', maybe(Type.String()), 'v.fallback(v.optional(text), undefined)'],
    ['`maybe` reads null as undefined', maybe(OrNull), 'v.fallback(v.optional(integer), undefined)'],
    [
      '`maybe` tells a flag that is missing from false',
      maybe(Type.Boolean()),
      'v.fallback(v.optional(flag), undefined)',
    ],
    ['`skipping` drops unreadable entries', skipping(List), 'readableOf(text)'],
    [
      '`readableOrNone` reads an unreadable list as empty',
      readableOrNone(List),
      'v.fallback(readableOf(text), [])',
    ],
    ['`exact` refuses what is no null', exact(OrNull), 'v.nullable(integer)'],
    ['`exact` lets a field that may be missing be null', exact(maybe(OrNull)), 'v.nullish(integer)'],
    ['`or` reads a missing flag as true', or(Type.Boolean(), true), 'v.optional(flag, true)'],
    ['`asSent` leaves a value unread', asSent(Type.String()), 'v.optional(v.unknown())'],
    ['`asSent` leaves the entries of a list unread', asSent(List), 'listOf(v.unknown())'],
  ])('the mark %s', (_name, schema, reader) => expect(readerOf(schema)).toBe(`field: ${reader},`));

  test('the mark `unread` leaves the field out', () => expect(readerOf(unread(Type.String()))).toBe(''));

  test.each<readonly [string, TSchema, string]>([
    ['undefined', Type.Integer(), 'v.fallback(v.optional(integer), undefined)'],
    ['false for a flag', Type.Boolean(), 'flag'],
    ['the value of its mark', readableOrNone(List), 'v.fallback(readableOf(text), [])'],
    ['undefined, and refuses what is unreadable', exact(Type.Integer()), 'v.exactOptional(integer)'],
  ])('reads %s where an optional field is missing', (_name, schema, reader) =>
    expect(readerOf(schema, false)).toBe(`field: ${reader},`),
  );

  test('reads one of several objects by the word that tells them apart', () => {
    const stop = Type.Union([
      Type.Object({ how: Type.Literal('ask') }),
      Type.Object({ how: Type.Literal('asked'), at: Type.Integer() }),
    ]);
    expect(readerOf(stop)).toBe(
      'field: v.variant(\'how\', [v.object({\nhow: v.literal("ask"),\n}), v.object({\nhow: v.literal("asked"),\nat: integer,\n})]),',
    );
  });

  test('refuses a schema that it has no reader for', () => {
    expect(() => readerOf(Type.Number())).toThrow('read it by hand');
  });
});
