import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, eurosOf, formatEuroRange, formatEuros, roundingToFiveCents } from '#rules/money.ts';
import cases from '../cases/paying/money.json' with { type: 'json' };
import roundingCases from '../cases/paying/roundingToFiveCents.json' with { type: 'json' };

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

it('formatEuros writes no minus before what rounds to nothing', () => {
  expect(formatEuros(-0.4)).toBe('€\u00a00,00');
  expect(formatEuros(-1)).toBe('−\u00a0€\u00a00,01');
});

describe('formatEuroRange', () => {
  it.each([
    [1600, 1800, '€\u00a016,00 tot €\u00a018,00'],
    [1600, 1600, '€\u00a016,00'],
    [0, 200, '€\u00a00,00 tot €\u00a02,00'],
  ])('writes %i to %i as "%s"', (least, most, text) => expect(formatEuroRange(least, most)).toBe(text));
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
