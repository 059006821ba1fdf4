import { describe, expect, it } from 'vitest';
import { isValidName } from '#form-engine/src/rules/personName.ts';
import cases from '../../cases/answers/personName.json' with { type: 'json' };

describe('isValidName', () => {
  it.each(cases)('$name', ({ input, expected }) => {
    expect(isValidName(input.value, { apostrophes: input.apostrophes ?? false })).toBe(expected);
  });

  it('counts characters, of which a rare Chinese one takes two units', () => {
    const names = [100, 101].map((count) => String.fromCodePoint(0x20bb7).repeat(count));
    expect(names.map((value) => isValidName(value))).toEqual([true, false]);
  });
});
