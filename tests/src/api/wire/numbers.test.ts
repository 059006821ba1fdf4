import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cents, integer } from '#src/api/wire/numbers.ts';

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
