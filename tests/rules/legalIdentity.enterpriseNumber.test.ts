import { describe, expect, it } from 'vitest';
import { formatEnterpriseNumber, isEnterpriseNumber } from '#rules/legalIdentity.ts';
import cases from '../cases/belgium/enterpriseNumbers.json' with { type: 'json' };

describe('isEnterpriseNumber', () => {
  it.each(cases)('of "$digits"', ({ digits, isNumber }) => expect(isEnterpriseNumber(digits)).toBe(isNumber));
});

describe('formatEnterpriseNumber', () => {
  it.each(cases)('of "$digits"', ({ digits, shown }) => expect(formatEnterpriseNumber(digits)).toBe(shown));
});
