import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText, isBrokenText } from '#form-engine/src/rules/cleanText.ts';
import cases from '../../cases/answers/cleanText.json' with { type: 'json' };

const awkward = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'e\u0301\u0308\u200B\u200C\u200D\u2011\u00A0\uFE0F\r\n\t\u0007 می👩🏽'),
    fc.string({ unit: 'binary', maxLength: 1 }),
  ),
});

describe('cleanText', () => {
  it.each(cases)('$name', ({ input, expected }) => {
    expect(cleanText(input)).toBe(expected);
  });

  it('does not change its own result', () => {
    fc.assert(
      fc.property(awkward, (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });
});

describe('cleanLine', () => {
  it('joins several lines into one', () => {
    expect(cleanLine('a\r\nb\tc')).toBe('a b c');
  });

  it('does not change its own result', () => {
    fc.assert(
      fc.property(awkward, (text) => {
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      }),
    );
  });
});

describe('isBrokenText', () => {
  it.each(['a\0b', '\uD800', 'a\uDC00b'])('refuses %j', (text) => {
    expect(isBrokenText(text)).toBe(true);
  });

  it.each([
    ['31 combining marks in a row', `a${'\u0301'.repeat(31)}`],
    ['31 marks from several Unicode blocks', `a${'\u0301\u0651\u20d0'.repeat(11)}`],
    ['marks with invisible characters between them', `a${'\u0301\u200b'.repeat(31)}`],
    ['marks with control characters between them', `a${'\u0301\u0007'.repeat(31)}`],
    ['marks without a letter', '\u0301\u0323'.repeat(100_000)],
  ])('refuses %s', (_what, text) => {
    expect(isBrokenText(text)).toBe(true);
  });

  it('accepts many letters with 30 combining marks each', () => {
    expect(isBrokenText(`a${'\u0301\u0323'.repeat(15)}`.repeat(1_000))).toBe(false);
  });

  it('accepts emoji', () => {
    expect(isBrokenText('👩🏽‍🚀')).toBe(false);
  });
});
