import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, eurosOf, formatEuros } from '../../rules/money.ts';

describe('centsOf', () => {
  it('rounds what binary fractions leave over', () => {
    expect(centsOf(0.1 + 0.2)).toBe(30);
    expect(centsOf(1.005 * 100)).toBe(10050);
  });

  it('undoes eurosOf for every amount of cents', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000, max: 10_000_000 }),
        (cents) => centsOf(eurosOf(cents)) === cents,
      ),
    );
  });
});

describe('formatEuros', () => {
  it('writes euros the Dutch way, with a space that does not break', () => {
    expect(formatEuros(18_500)).toBe('€\u00a0185,00');
    expect(formatEuros(123_456_789)).toBe('€\u00a01.234.567,89');
    expect(formatEuros(0)).toBe('€\u00a00,00');
  });
});
