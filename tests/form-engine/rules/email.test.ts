import { describe, expect, it } from 'vitest';
import { isValidEmail } from '#form-engine/src/rules/email.ts';
import cases from '../../cases/answers/email.json' with { type: 'json' };

describe('isValidEmail', () => {
  it.each(cases)('$name', ({ input, expected }) => {
    expect(isValidEmail(input)).toBe(expected);
  });
});
