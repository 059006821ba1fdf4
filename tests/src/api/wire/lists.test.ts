import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { listOf, mapOf, readableOf } from '#src/api/wire/lists.ts';
import { integer } from '#src/api/wire/numbers.ts';

describe('listOf', () => {
  test('reads a map as its values and null as empty', () => {
    expect(v.parse(listOf(integer), { a: 1, b: '2' })).toEqual([1, 2]);
    expect(v.parse(listOf(integer), null)).toEqual([]);
  });
  test('refuses a list with one unreadable entry', () => expect(v.is(listOf(integer), [1, 'x'])).toBe(false));
});

test('readableOf drops unreadable entries', () => {
  expect(v.parse(readableOf(integer), [1, 'x', null, '3'])).toEqual([1, 3]);
});

test('mapOf reads an empty list as an empty map', () => {
  expect(v.parse(mapOf(integer), [])).toEqual({});
  expect(v.parse(mapOf(integer), { 7: '1' })).toEqual({ 7: 1 });
});
