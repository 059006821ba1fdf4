import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isBelow,
  minus,
  plus,
  readExact,
  times,
  writeExact,
  zero,
} from '#form-engine/src/rules/exactDecimal.ts';
import { isPlainNumber } from '#form-engine/src/rules/plainNumber.ts';

const exact = (text: string) => readExact(text) ?? zero;

describe('readExact and writeExact', () => {
  it.each(['0', '-0.5', '12.5', '999999999999999', '0.00000000000001', '-100'])('keep %s', (text) => {
    expect(writeExact(exact(text))).toBe(text);
  });

  it.each(['', '1e3', '1,5', '-0', '01', '1.', '.5', ' 1', '1234567890123456', 'NaN'])(
    'refuse %j',
    (text) => {
      expect(readExact(text)).toBeUndefined();
    },
  );

  it.each([
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['1.0049', 2, '1'],
    ['-0.4', 0, '0'],
    ['0.5', 0, '1'],
    ['12', 2, '12'],
    ['99.995', 2, '100'],
  ])('round %s to %d decimals as %s', (text, decimals, rounded) => {
    expect(writeExact(exact(text), decimals)).toBe(rounded);
  });
});

describe('arithmetic on exact decimals', () => {
  const decimal = fc.tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.nat(5));
  const written = (units: number, places: number) =>
    writeExact({ units: BigInt(units), places }) ?? 'no number';

  it('agrees with whole numbers at a scale that holds them all', () => {
    fc.assert(
      fc.property(decimal, decimal, ([a, m], [b, n]) => {
        const [one, other] = [exact(written(a, m)), exact(written(b, n))];
        const scaled = (number: typeof one, places: number) =>
          number.units * 10n ** BigInt(places - number.places);
        const [x, y] = [BigInt(a) * 10n ** BigInt(5 - m), BigInt(b) * 10n ** BigInt(5 - n)];
        expect(scaled(plus(one, other), 5)).toBe(x + y);
        expect(scaled(minus(one, other), 5)).toBe(x - y);
        expect(scaled(times(one, other), 10)).toBe(x * y);
        expect(isBelow(one, other)).toBe(x < y);
      }),
    );
  });

  it('writes only plain numbers', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.nat(30), fc.nat(10), (units, places, decimals) => {
        const text = writeExact({ units, places }, decimals);
        expect(text === undefined || isPlainNumber(text)).toBe(true);
      }),
    );
  });
});
