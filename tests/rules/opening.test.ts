import { describe, expect, it } from 'vitest';
import { membersSince, opensFor } from '#rules/opening.ts';

describe('opensFor', () => {
  it.each([
    ['an open tariff', { forAll: undefined, forFirst: 5 }, undefined, undefined],
    ['a tariff without priority', { forAll: 9, forFirst: undefined }, 9, 9],
    ['a tariff that opens to members first', { forAll: 9, forFirst: 5 }, 5, 9],
    ['a priority that would begin later', { forAll: 5, forFirst: 9 }, 5, 5],
  ] as const)(
    'tells for %s when a member and when anybody else may register',
    (_which, opening, first, other) => {
      expect([opensFor(opening, true), opensFor(opening, false)]).toEqual([first, other]);
    },
  );
});

it.each([
  ['in June, since the season began', '2027-06-01', '2026-09-01'],
  ['in January, not since the season before', '2027-01-10', '2026-09-01'],
  ['in August, since the season began', '2027-08-25', '2026-09-01'],
  ['in September, since before the summer', '2027-09-05', '2027-05-28'],
])('membersSince counts members %s', (_when, from, since) => {
  expect(membersSince(from)).toBe(since);
});
