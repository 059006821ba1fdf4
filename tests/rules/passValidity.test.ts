import { expect, test } from 'vitest';
import { isPassValidOn } from '#rules/passValidity.ts';

test.each([
  [null, '2026-11-20', true],
  ['2026-11-21', '2026-11-20', true],
  ['2026-11-20', '2026-11-20', true],
  ['2026-11-19', '2026-11-20', false],
  ['2025-12-31', '2026-01-01', false],
])('isPassValidOn: until %s, used on %s: %s', (validUntil, day, expected) => {
  expect(isPassValidOn(validUntil, day)).toBe(expected);
});
