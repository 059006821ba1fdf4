import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherDecimal, readDecimal, showDecimal } from '#form-engine/src/rules/decimal.ts';
import { isPlainNumber } from '#form-engine/src/rules/plainNumber.ts';

describe('readDecimal', () => {
  it.each([
    ['1,5', '1.5'],
    ['1.5', '1.5'],
    [' 1,50 ', '1.5'],
    [',5', '0.5'],
    ['5,', '5'],
    ['007', '7'],
    ['-0,0', '0'],
    ['+4', '4'],
    ['-1,25', '-1.25'],
    ['1.000', '1'],
    ['1.000,5', '1000.5'],
    ['1.000.000', '1000000'],
    ['1 000,5', '1000.5'],
    ['12.500', '12.5'],
    ['３,５', '3.5'],
  ])('reads %j as %j', (text, number) => {
    expect(readDecimal(text)).toBe(number);
  });

  it.each([
    '',
    '-',
    ',',
    '.',
    '1,2,3',
    '1e3',
    '0x10',
    'NaN',
    '1.00.000',
    '1 00',
    '--1',
    '9'.repeat(16),
    '€ 5',
  ])('reads %j as no number', (text) => {
    expect(readDecimal(text)).toBeUndefined();
  });

  it.each([
    ['1.5', '1.5'],
    ['1,5', '1.5'],
    ['1,000.5', '1000.5'],
    ['1,000,000', '1000000'],
    ['1 000.5', '1000.5'],
    ['1,000', '1'],
    ['1.000,5', undefined],
  ])('reads %j as %j where a point comes before the decimals', (text, number) => {
    expect(readDecimal(text, '.')).toBe(number);
  });

  it('reads each plain number as itself, and as it is shown', () => {
    const plain = fc
      .tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.nat(6))
      .map(([units, places]) => String(units / 10 ** places))
      .filter(isPlainNumber);
    fc.assert(
      fc.property(plain, (number) => {
        expect(readDecimal(number)).toBe(number);
        expect(readDecimal(showDecimal(number))).toBe(number);
        expect(readDecimal(showDecimal(number, '.'), '.')).toBe(number);
      }),
    );
  });
});

describe('otherDecimal', () => {
  it.each([
    ['1.500', '1500'],
    ['-12.345', '-12345'],
    ['0.500', undefined],
    ['1,500', undefined],
    ['1.50', undefined],
    ['1.500,5', undefined],
    ['1500', undefined],
  ])('of %j is %j', (text, other) => {
    expect(otherDecimal(text)).toBe(other);
  });

  it('doubts a comma where a point comes before the decimals', () => {
    expect([otherDecimal('1,500', '.'), otherDecimal('1.500', '.')]).toEqual(['1500', undefined]);
  });
});
