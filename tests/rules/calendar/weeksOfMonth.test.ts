import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsLater, weeksOfMonth } from '#rules/calendar/weeksOfMonth.ts';
import cases from '../../cases/calendar/weeksOfMonth.json' with { type: 'json' };

describe('weeksOfMonth', () => {
  it.each(cases)('$name', ({ month, weeks, first, last }) => {
    const found = weeksOfMonth(month);
    expect(found).toHaveLength(weeks);
    expect(found[0]?.[0]).toBe(first);
    expect(found.at(-1)?.[6]).toBe(last);
  });

  it('has every day of a month exactly once, in whole weeks', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1200, max: 1200 }), (months) => {
        const month = monthsLater('2026-11', months);
        const days = weeksOfMonth(month).flat();
        expect(days.length % 7).toBe(0);
        expect(new Set(days).size).toBe(days.length);
        const [year = 0, number = 0] = month.split('-').map(Number);
        expect(days.filter((day) => day.startsWith(month))).toHaveLength(
          new Date(Date.UTC(year, number, 0)).getUTCDate(),
        );
      }),
    );
  });
});
