import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centsOf,
  eurosOf,
  formatEuroRange,
  formatEuros,
  roundingToFiveCents,
  spreadCents,
} from '#rules/money.ts';
import cases from '../cases/paying/money.json' with { type: 'json' };
import roundingCases from '../cases/paying/roundingToFiveCents.json' with { type: 'json' };
import spreadCases from '../cases/paying/spreadCents.json' with { type: 'json' };

describe('centsOf', () => {
  it.each(cases)('rounds to the cent: $name', ({ euros, cents }) => expect(centsOf(euros)).toBe(cents));

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
  it.each(cases)('$name is written $text, with a space that does not break', ({ cents, text }) =>
    expect(formatEuros(cents)).toBe(text.replaceAll(' ', '\u00a0')),
  );
});

describe('formatEuroRange', () => {
  it.each([
    [1600, 1800, '€\u00a016,00 tot €\u00a018,00'],
    [1600, 1600, '€\u00a016,00'],
    [0, 200, '€\u00a00,00 tot €\u00a02,00'],
  ])('writes %i to %i as "%s"', (least, most, text) => expect(formatEuroRange(least, most)).toBe(text));
});

describe('spreadCents', () => {
  it.each(spreadCases)('gives $name', ({ amount, weights, shares }) => {
    expect(spreadCents(amount, weights)).toEqual(shares);
  });

  it('gives shares that add up to the amount, each less than a cent from the exact share and none above its weight', () => {
    const weights = fc.array(fc.nat(5_000_000), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (given, part) => {
        const whole = given.reduce((sum, weight) => sum + weight, 0);
        const amount = Math.floor(whole * part);
        const shares = spreadCents(amount, given);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        shares.forEach((share, index) => {
          const weight = given[index] ?? 0;
          expect(share).toBeLessThanOrEqual(weight);
          expect(Math.abs(share - (whole === 0 ? 0 : (amount * weight) / whole))).toBeLessThan(1);
        });
      }),
    );
  });
});

describe('roundingToFiveCents', () => {
  it.each(roundingCases)('of $name is $rounding', ({ amount, rounding }) => {
    expect(roundingToFiveCents(amount)).toBe(rounding);
  });

  it('rounds every amount to five cents by adding or taking off at most two cents', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (amount) => {
        const rounding = roundingToFiveCents(amount);
        expect(Math.abs(rounding)).toBeLessThanOrEqual(2);
        expect((amount + rounding) % 5).toBe(0);
      }),
    );
  });
});
