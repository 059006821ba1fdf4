import { describe, expect, it } from 'vitest';
import type { ClubReduction, LineReduction } from '#rules/reductions/clubReduction.ts';
import { isByRule, reducedAlike } from '#rules/reductions/reducedAlike.ts';

const family: LineReduction = { for: 'next-family-member', name: 'Gezin', cents: 2000, percentage: 10 };
const course: LineReduction = { for: 'next-course', name: 'Tweede', cents: 2000 };
const code: LineReduction = { for: 'voucher', name: 'Code', cents: 500 };
const rules: readonly ClubReduction[] = [
  { for: 'next-family-member', from: 2, percentage: 10 },
  { for: 'next-course', from: 2, amountCents: 2000, courses: ['ballet'] },
];

describe('reducedAlike', () => {
  it.each([
    ['a percentage as a percentage', 30_000, [family], 'jazz', 27_000],
    ['an amount as an amount', 30_000, [course], 'ballet', 28_000],
    ['both, the second from what the first left', 30_000, [family, course], 'ballet', 25_000],
    ['nothing below 0', 1_500, [course], 'ballet', 0],
    ['no amount for a course without the rule', 30_000, [course], 'jazz', 30_000],
    ['no voucher', 30_000, [code], 'ballet', 30_000],
  ])('takes off %s', (_name, price, reductions, url, expected) => {
    expect(reducedAlike(price, reductions, { rules, course: url })).toBe(expected);
  });
});

describe('isByRule', () => {
  it('tells a rule of the club from a code', () => {
    expect([family, course, code].map(isByRule)).toEqual([true, true, false]);
  });
});
