import { describe, expect, it } from 'vitest';
import { emailSuggestion } from '../../../form-engine/src/rules/emailSuggestion.ts';
import cases from '../../cases/answers/emailSuggestion.json' with { type: 'json' };

describe('emailSuggestion', () => {
  it.each(cases)('$name', ({ input, expected }) => {
    expect(emailSuggestion(input) ?? null).toBe(expected);
  });
});
