import { describe, expect, it } from 'vitest';
import { ageInYears, isValidBirthdate } from '#form-engine/src/rules/birthdate.ts';
import ages from '../../cases/answers/ageInYears.json' with { type: 'json' };
import cases from '../../cases/answers/birthdate.json' with { type: 'json' };

describe('isValidBirthdate', () => {
  it.each(cases)('$name', ({ input, expected }) => {
    expect(isValidBirthdate(input.iso, input.today)).toBe(expected);
  });
});

describe('ageInYears', () => {
  it.each(ages)('$name', ({ input, expected }) => {
    expect(ageInYears(input.iso, input.on)).toBe(expected ?? Number.NaN);
  });
});
