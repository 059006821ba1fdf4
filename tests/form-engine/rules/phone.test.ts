import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidPhone, storedPhonePattern } from '#form-engine/src/rules/phone.ts';
import cases from '../../cases/answers/phone.json' with { type: 'json' };

describe('isValidPhone', () => {
  it.each(cases)('$name', ({ input, expected }) => {
    expect(isValidPhone(input)).toBe(expected);
  });

  it.each([null, undefined, 32, ['+32 470123456']])('refuses %j, which is not a text', (value) => {
    expect(isValidPhone(value)).toBe(false);
  });
});

describe('storedPhonePattern', () => {
  const stored = new RegExp(storedPhonePattern, 'u');

  it('accepts nothing that isValidPhone refuses', () => {
    const written = fc.stringMatching(/^\+?\d{0,4} ?\d{0,12}$/);
    fc.assert(
      fc.property(written, (text) => {
        fc.pre(stored.test(text));
        expect(isValidPhone(text)).toBe(true);
      }),
    );
  });

  it.each(['+32 470123456', '+31 612345678', '+352 621123456'])('accepts %s', (text) => {
    expect(stored.test(text)).toBe(true);
  });

  it.each(['hello+', '+32470123456', '+32 470 12 34 56', '+32 0470123456', '+0 12', '0470123456', '+31 6\n'])(
    'refuses %j',
    (text) => {
      expect(stored.test(text)).toBe(false);
    },
  );
});
