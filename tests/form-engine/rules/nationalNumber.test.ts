import { describe, expect, it } from 'vitest';
import { isValidNationalNumber } from '../../../form-engine/src/rules/nationalNumber.ts';
import cases from '../../cases/nationalNumber.json' with { type: 'json' };

describe('isValidNationalNumber', () => {
  it.each(cases)('$name', ({ input, expected }) => {
    expect(isValidNationalNumber(input.value, input.birthdate)).toBe(expected);
  });
});
