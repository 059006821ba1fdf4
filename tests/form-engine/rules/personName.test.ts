import { describe, expect, it } from 'vitest';
import { isValidName } from '#form-engine/src/rules/personName.ts';
import cases from '../../cases/answers/personName.json' with { type: 'json' };

describe('isValidName', () => {
  it.each(cases)('$name', ({ input, expected }) => {
    expect(isValidName(input.value, { apostrophes: input.apostrophes ?? false })).toBe(expected);
  });
});
