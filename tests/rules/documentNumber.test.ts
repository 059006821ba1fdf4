import { expect, test } from 'vitest';
import { documentNumber } from '#rules/documentNumber.ts';

test.each([
  ['KN', 2026, 123, 'KN-2026-000123'],
  ['CN', 2025, 1, 'CN-2025-000001'],
  ['ATT', 2026, 12_345_678, 'ATT-2026-12345678'],
] as const)('documentNumber writes %s of %i with %i as %s', (prefix, year, id, expected) => {
  expect(documentNumber(prefix, year, id)).toBe(expected);
});
