import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careLines } from '#rules/childcare/careLines.ts';
import { runChildcareCases } from './runChildcareCases.ts';

runChildcareCases();

describe('careLines of any activities', () => {
  const stay = fc.record({
    days: fc
      .uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 6 })
      .map((days) => days.toSorted((a, b) => a - b).map((day) => `2026-07-${String(day).padStart(2, '0')}`)),
    rateCents: fc.constantFrom(1000, 1200, 1640, 2400),
    amountCents: fc.integer({ min: 1, max: 50_000 }),
  });

  it('keeps every day and every cent, in certificates of at most four periods', () => {
    fc.assert(
      fc.property(fc.array(stay, { maxLength: 12 }), fc.option(fc.constant(1640)), (stays, maximum) => {
        const lines = careLines(stays, maximum ?? undefined);
        const all = lines.flat();
        const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
        expect(sumOf(all.map(({ amountCents }) => amountCents))).toBe(
          sumOf(stays.map(({ amountCents }) => amountCents)),
        );
        expect(sumOf(all.map(({ days }) => days))).toBe(sumOf(stays.map(({ days }) => days.length)));
        for (const ofOne of lines) expect(ofOne.length).toBeLessThanOrEqual(4);
        const isAbove = stays.some(({ rateCents }) => maximum === null || rateCents > maximum);
        if (isAbove) for (const { rateCents } of all) expect(rateCents).not.toBeNull();
      }),
    );
  });
});
