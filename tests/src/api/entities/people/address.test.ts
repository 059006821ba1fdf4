import { describe, expect, test } from 'vitest';
import { parseAddressVerdict } from '#src/api/entities/people/address.ts';

describe('parseAddressVerdict', () => {
  test.each([
    [{ result: 1 }, { valid: true }],
    [{ result: '1' }, { valid: true }],
    [{ result: 0 }, { valid: false }],
    [{ result: '' }, { valid: false }],
    [{ result: null }, { valid: 'unknown' }],
    [
      { result: 0, suggestion: { street: 'Veldstraat' } },
      { valid: false, suggestion: { street: 'Veldstraat' } },
    ],
  ])('reads the verdict %j', (wire, verdict) => {
    expect(parseAddressVerdict(wire)).toEqual(verdict);
  });
});
