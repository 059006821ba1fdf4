import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { overBefore, type Retention, retentions } from '#rules/retention.ts';
import cases from '../cases/belgium/retention/overBefore.json' with { type: 'json' };

describe('overBefore', () => {
  it.each(cases)('$name', ({ retention, neededOn, today, isOver }) => {
    // The rows of a JSON file have one type for all kinds of retention.
    expect(neededOn < overBefore(retention as Retention, today)).toBe(isOver);
  });

  it.each(Object.entries(retentions))('never comes after today, and never moves back: %s', (_rule, one) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        const today = daysAfter('2020-01-01', days);
        const before = overBefore(one, today);
        expect(before <= today).toBe(true);
        expect(before <= overBefore(one, daysAfter(today, 1))).toBe(true);
        expect(Number.isNaN(Date.parse(before))).toBe(false);
      }),
    );
  });
});
