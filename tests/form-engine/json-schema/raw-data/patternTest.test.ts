import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patternTest } from '#form-engine/src/json-schema/raw-data/patternTest.ts';

const patterns = [
  ...['(a+)+$', '^(a+)+$', '(x+x+)+y', '^.*x$', 'a|b|', '(?:ab|a)(?:c|bcd)(?:d*)$', '(a?){5}a{5}$', '^$'],
  ...['^(?=.*[A-Z])(?=.*\\d).{8,}$', '(?!.*foo)^a', '(?<=ab)c', '(?<!ab)c', '\\bfoo\\b', '\\Bo'],
  ...[
    '[^a-c]{3,5}\\d?',
    '\\p{Lu}\\p{Ll}+',
    '\\u{1F600}+',
    '(?<n>a)b',
    '[\\s\\S]*z',
    '[\\]a]\\.',
    '(a{2}){2,3}b',
  ],
];

describe('a pattern of a stranger', () => {
  it.each(patterns)('%s: has the verdict of the regular expression', (pattern) => {
    const bits = fc.constantFrom(
      'a',
      'b',
      'c',
      'd',
      'x',
      'y',
      'A',
      '1',
      ' ',
      'foo',
      '😀',
      '.',
      '\n',
      ']',
      'z',
    );
    // Short enough for the regular expression, which takes twice as long for each `a` more.
    fc.assert(
      fc.property(fc.array(bits, { minLength: 17, maxLength: 22 }), (parts) => {
        const text = parts.join('');
        expect(patternTest(pattern)(text)).toBe(new RegExp(pattern, 'u').test(text));
      }),
    );
  });

  it('is followed through a text on which the regular expression would never end', () => {
    const test = patternTest('^(a+)+$');
    expect([test('a'.repeat(50_000)), test(`${'a'.repeat(50_000)}!`)]).toEqual([true, false]);
  });

  it.each([
    ['a reference back into the text', '^(a+)+\\1$'],
    ['another case inside', '^(?i:a+)+$'],
    ['a count of a billion', '^(?:(?:a{1000}){1000}){1000}$'],
    ['5,000 groups', '('.repeat(5000) + ')'.repeat(5000)],
  ])('can not be followed with %s, but in a short text', (_name, pattern) => {
    const test = patternTest(pattern);
    expect(() => test('a'.repeat(40))).toThrow(RangeError);
    expect(test('aaaa')).toBe(new RegExp(pattern, 'u').test('aaaa'));
  });

  it('ends after so many steps in a text of any length', () => {
    expect(() => patternTest('(?:a?){2000}b')('a'.repeat(50_000))).toThrow(RangeError);
  });

  it('must be a regular expression', () => {
    expect(() => patternTest('(')).toThrow(SyntaxError);
  });
});
