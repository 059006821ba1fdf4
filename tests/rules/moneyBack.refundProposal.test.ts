import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposedRefund } from '#rules/moneyBack.ts';

describe('proposedRefund', () => {
  it.each([
    ['19 of 34 lessons', 17_000, { total: 34, left: 19 }, 9_500],
    ['a share that ends between two cents', 10_000, { total: 3, left: 1 }, 3_333],
    ['all lessons', 17_000, { total: 34, left: 34 }, 17_000],
    ['no lesson', 17_000, { total: 34, left: 0 }, 0],
    ['a course without lessons', 17_000, { total: 0, left: 0 }, 0],
    ['goods', 2_500, undefined, 0],
    ['a line that was credited already', 0, { total: 34, left: 19 }, 0],
  ])('proposes the share of %s', (_name, charged, lessons, expected) => {
    expect(proposedRefund(charged, lessons)).toBe(expected);
  });

  it('never proposes more than the line costs', () => {
    const count = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(fc.nat({ max: 500_000 }), count, count, (charged, total, left) => {
        const proposed = proposedRefund(charged, { total, left: Math.min(left, total) });
        expect(proposed).toBeGreaterThanOrEqual(0);
        expect(proposed).toBeLessThanOrEqual(charged);
      }),
    );
  });
});
