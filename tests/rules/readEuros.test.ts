import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatEuros } from '#rules/money.ts';
import { readEuros } from '#rules/readEuros.ts';

describe('readEuros', () => {
  it.each([
    ['45', 4_500],
    ['45,5', 4_550],
    ['45.50', 4_550],
    ['0,05', 5],
    ['€ 45,00', 4_500],
    [' 1.234,50 ', 123_450],
    ['1.234', 123_400],
    ['12.34', 1_234],
    ['', undefined],
    ['45,', undefined],
    ['45,505', undefined],
    ['-5', undefined],
    ['1,234.50', undefined],
    ['vijf', undefined],
  ])('reads %j as %j', (text, expected) => {
    expect(readEuros(text)).toBe(expected);
  });

  it('reads every amount as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(readEuros(formatEuros(cents))).toBe(cents);
      }),
    );
  });
});
