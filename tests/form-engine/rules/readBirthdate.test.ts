import { describe, expect, it } from 'vitest';
import { readBirthdate, showBirthdate } from '#form-engine/src/rules/readBirthdate.ts';
import cases from '../../cases/answers/readBirthdate.json' with { type: 'json' };

describe('readBirthdate', () => {
  it.each(cases)('$name', ({ input, expected }) => {
    expect(readBirthdate(input) ?? null).toBe(expected);
  });
});

describe('showBirthdate', () => {
  it('writes the day first', () => {
    expect(showBirthdate('2010-02-01')).toBe('01/02/2010');
  });

  it('leaves a text that is not a date as it was typed', () => {
    expect(showBirthdate('31/02/2010')).toBe('31/02/2010');
  });
});
