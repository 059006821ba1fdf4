import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadCents } from '#rules/spreadCents.ts';
import spreadCases from '../cases/paying/spreadCents.json' with { type: 'json' };

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
