import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPhone } from '#form-engine/src/rules/readPhone.ts';
import cases from '../../cases/answers/readPhone.json' with { type: 'json' };

describe('readPhone', () => {
  it.each(cases)('$name', ({ input, expected }) => {
    expect(readPhone(input)).toBe(expected);
  });

  it('does not change its own result', () => {
    const written = fc.oneof(fc.string(), fc.stringMatching(/^(\+|00|0)?[\d ./()-]{0,16}$/));
    fc.assert(
      fc.property(written, (text) => {
        const once = readPhone(text);
        expect(readPhone(once)).toBe(once);
      }),
    );
  });

  it('keeps the digits of a number, except a trunk 0 and a leading 00', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+[1-9][\d ]{6,14}$/), (text) => {
        const withoutZero = (value: string) => value.replace(/[ +]/g, '').replaceAll('0', '');
        expect(withoutZero(readPhone(text))).toBe(withoutZero(text));
      }),
    );
  });
});
