import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf } from '#rules/money.ts';
import {
  type PriceRule,
  pricedBy,
  type Rounding,
  roundings,
  tariffPricedBy,
} from '#rules/season/nextPrices.ts';

const percentage = (value: number, to: Rounding = 1): PriceRule => ({
  ...{ is: 'percentage', percentage: value, to },
});
const amount = (value: number, to: Rounding = 1): PriceRule => ({ is: 'amount', amount: value, to });

describe('pricedBy', () => {
  it.each<[number, PriceRule, number]>([
    [19_500, { is: 'same' }, 19_500],
    [19_500, percentage(5), 20_475],
    [19_500, percentage(5, 50), 20_500],
    [19_500, percentage(5, 100), 20_500],
    [19_500, percentage(5, 500), 20_500],
    [19_900, percentage(-10, 100), 17_900],
    [10, percentage(5), 11],
    [19_500, amount(1000), 20_500],
    [19_550, amount(1000, 100), 20_600],
    [19_500, amount(-500), 19_000],
    [0, amount(1000), 0],
    [300, amount(-1000), 0],
    [300, percentage(-100, 100), 0],
  ])('makes %i by %j %i', (price, rule, next) => {
    expect(pricedBy(price, rule)).toBe(next);
  });

  it('gives whole steps that never fall where the rule raises', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom(...roundings),
        (price, raise, to) => {
          const next = pricedBy(price, percentage(raise, to));
          expect(next % to).toBe(0);
          expect(next).toBeGreaterThanOrEqual(price - to / 2);
        },
      ),
    );
  });
});

describe('tariffPricedBy', () => {
  const tariff = {
    ...{ title: 'Seizoen', type: 'regular' as const, price: 200, discountedPrice: 150, uitpasPrice: 40 },
    ...{ deposit: 50, isWaitingListDisabled: false, usersSimultaneous: 1, isInstant: false, parts: 1 },
  };

  it('lets the reduced prices follow in proportion, rounded alike', () => {
    expect(tariffPricedBy(tariff, percentage(5, 100))).toEqual({
      ...tariff,
      ...{ price: 210, discountedPrice: 158, uitpasPrice: 42 },
    });
    expect(tariffPricedBy(tariff, amount(1000))).toEqual({
      ...tariff,
      ...{ price: 210, discountedPrice: 157.5, uitpasPrice: 42 },
    });
  });

  it('takes a typed price before the rule, and keeps the advance within it', () => {
    expect(tariffPricedBy(tariff, percentage(5), 40)).toEqual({
      ...tariff,
      ...{ price: 40, discountedPrice: 30, uitpasPrice: 8, deposit: 30 },
    });
  });

  it('leaves a trial lesson and a tariff with the same price as they are', () => {
    const trial = { ...tariff, type: 'trial' as const };
    expect(tariffPricedBy(trial, percentage(5))).toBe(trial);
    expect(tariffPricedBy(trial, percentage(5), 12).price).toBe(12);
    expect(tariffPricedBy(tariff, percentage(0))).toBe(tariff);
  });

  it('never makes the other prices, an advance or the instalments ask more than what somebody pays', () => {
    const cents = fc.integer({ min: 2, max: 1_000_000 });
    const rules = fc.record({
      percentage: fc.integer({ min: -99, max: 100 }),
      to: fc.constantFrom(...roundings),
    });
    fc.assert(
      fc.property(cents, fc.option(cents), rules, (price, other, { percentage: raise, to }) => {
        const reduced = other === null ? price : Math.min(price, other);
        const { discountedPrice: _d, ...plain } = {
          ...tariff,
          price: price / 100,
          deposit: (reduced - 1) / 100,
        };
        const given = {
          ...plain,
          ...(other !== null && { discountedPrice: reduced / 100 }),
          earlyPrice: { price: (reduced - 1) / 100, until: '2027-06-30' },
          instalments: [
            { day: '2027-10-01', amount: Math.floor(reduced / 2) / 100 },
            { day: '2027-11-01', percentage: 50 },
          ],
        };
        const next = tariffPricedBy(given, percentage(raise, to));
        const base = centsOf(next.discountedPrice ?? next.price);
        expect(base).toBeLessThanOrEqual(centsOf(next.price));
        if (next.earlyPrice) expect(centsOf(next.earlyPrice.price)).toBeLessThan(base);
        expect(centsOf(next.deposit ?? 0)).toBeLessThanOrEqual(centsOf(next.earlyPrice?.price ?? base / 100));
        const [first] = next.instalments ?? [];
        expect(centsOf(first?.amount ?? 0)).toBeLessThanOrEqual(Math.max(1, base / 2));
      }),
    );
  });
});
