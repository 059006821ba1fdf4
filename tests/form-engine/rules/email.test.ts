import { describe, expect, it } from 'vitest';
import { isValidEmail } from '#form-engine/src/rules/email.ts';
import cases from '../../cases/answers/email.json' with { type: 'json' };

describe('isValidEmail', () => {
  it.each(cases)('$name', ({ input, expected }) => {
    expect(isValidEmail(input)).toBe(expected);
  });

  it('accepts 254 characters, and not one more', () => {
    const labels = ['a'.repeat(63), 'b'.repeat(63), 'c'.repeat(58)];
    const longest = `${'d'.repeat(64)}@${labels.join('.')}.be`;
    expect(longest).toHaveLength(254);
    expect([isValidEmail(longest), isValidEmail(longest.replace('.be', 'c.be'))]).toEqual([true, false]);
  });
});
