import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from '#src/api/apiFailure.ts';
import { flag } from '#src/api/wire/flag.ts';
import { listOf, mapOf, readableOf } from '#src/api/wire/lists.ts';
import { cents, integer } from '#src/api/wire/numbers.ts';
import { readerOf } from '#src/api/wire/readerOf.ts';
import { userFeedback } from '#src/api/wire/userFeedback.ts';

describe('flag', () => {
  test.each([true, 1, '1', 'true'])('reads %j as true', (wire) => expect(v.parse(flag, wire)).toBe(true));
  test.each([false, 0, '0', 'false', '', null, undefined, [], {}, 2])('reads %j as false', (wire) =>
    expect(v.parse(flag, wire)).toBe(false),
  );
});

describe('integer', () => {
  test.each([
    [1, 1],
    ['1', 1],
    [' 42 ', 42],
    ['-99', -99],
  ])('reads %j as %j', (wire, read) => expect(v.parse(integer, wire)).toBe(read));
  test.each(['', 'x', '1e3', '0x10', null, true, [1], 1.5, Number.NaN, 2 ** 53])('refuses %j', (wire) =>
    expect(v.is(integer, wire)).toBe(false),
  );
});

describe('cents', () => {
  test.each([
    [185, 18_500],
    ['12.50', 1250],
    [0.1 + 0.2, 30],
    ['0', 0],
  ])('reads %j euros as %j cents', (wire, read) => expect(v.parse(cents, wire)).toBe(read));
  test('reads a price with two decimals exactly', () => {
    for (let whole = 0; whole < 5000; whole++) expect(v.parse(cents, whole / 100)).toBe(whole);
  });
});

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

test('readerOf fails as malformed on an unreadable value', () => {
  expect(() => readerOf(integer)('x')).toThrow(ApiFailure);
});

describe('userFeedback', () => {
  test.each([
    [{ result: { user_feedback: ['Eerst', 'Dan'] } }, ['Eerst', 'Dan']],
    [{ result: { user_feedback: 'Eén regel' } }, ['Eén regel']],
    [{ result: { user_feedback: ['', ' '] } }, []],
    [{ result: [] }, []],
    [{}, []],
    [null, []],
  ])('reads %j as %j', (answer, lines) => expect(userFeedback(answer)).toEqual(lines));
});
