import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatWithin, vatWithinCredit } from '#rules/vat.ts';

const percentage = fc.constantFrom(0, 6, 12, 21);
const amounts = fc.array(fc.record({ percentage, cents: fc.integer({ min: -10_000, max: 1_000_000 }) }));
const sumOf = (shares: ReturnType<typeof vatWithin>) =>
  shares.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0);

describe('vatWithin', () => {
  it.each([
    [21, 12_100, 10_000, 2_100],
    [6, 10_600, 10_000, 600],
    [21, 999, 826, 173],
    [0, 500, 500, 0],
    [6, -106, -100, -6],
  ])('of %i %% in %i cents is %i net and %i VAT', (rate, cents, netCents, vatCents) => {
    expect(vatWithin([{ percentage: rate, cents }])).toEqual([{ percentage: rate, netCents, vatCents }]);
  });

  it('adds up to the amounts', () => {
    fc.assert(
      fc.property(amounts, (all) => {
        expect(sumOf(vatWithin(all))).toBe(all.reduce((sum, { cents }) => sum + cents, 0));
      }),
    );
  });
});

describe('vatWithinCredit', () => {
  it('spreads a credit over the percentages of the invoice, and adds up to it', () => {
    const invoiced = vatWithin([
      { percentage: 6, cents: 10_600 },
      { percentage: 21, cents: 12_100 },
    ]);
    expect(vatWithinCredit(invoiced, 22_700)).toEqual(invoiced);
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 1_000_000 }), (all, cents) => {
        const shares = vatWithin(all.map((one) => ({ ...one, cents: Math.abs(one.cents) + 1 })));
        expect(sumOf(vatWithinCredit(shares, cents))).toBe(shares.length === 0 ? 0 : cents);
      }),
    );
  });
});
