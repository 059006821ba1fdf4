import { describe, expect, test } from 'vitest';
import { longerValidity, validUntilFrom } from '#server/services/passes/addTurns.ts';

describe('validUntilFrom', () => {
  test.each([
    ['2026-11-20', 6, '2027-05-20'],
    ['2026-11-20', 12, '2027-11-20'],
    // The later month is shorter, so the pass ends on its last day.
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-11-20', null, null],
  ])('%s with %j months lasts until %s', (today, months, expected) => {
    expect(validUntilFrom(today, months)).toBe(expected);
  });
});

describe('longerValidity', () => {
  test.each([
    [null, null, null],
    [null, '2027-01-01', null],
    ['2027-01-01', null, null],
    ['2027-01-01', '2026-12-31', '2027-01-01'],
    ['2026-12-31', '2027-01-01', '2027-01-01'],
  ])('of %s and %s it is %s', (one, other, expected) => {
    expect(longerValidity(one, other)).toBe(expected);
  });
});
