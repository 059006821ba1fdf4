import { describe, expect, it } from 'vitest';
import { decimalMark, numberText } from '#form-engine/src/texts/numberText.ts';

describe('numberText', () => {
  it.each([
    ['nl-BE', '1.234,5'],
    ['en', '1,234.5'],
    ['fr', '1\u202F234,5'],
    ['ar-EG', '1,234.5'],
  ])('writes a number in %s as %s', (locale, text) => {
    expect(numberText(1234.5, locale)).toBe(text);
  });

  it('keeps every decimal', () => {
    expect(numberText(0.123456789, 'nl-BE')).toBe('0,123456789');
  });

  it('writes the decimal that is asked for, also where it is 0', () => {
    expect(numberText(8, 'nl-BE', 1)).toBe('8,0');
  });
});

describe('decimalMark', () => {
  it.each([
    ['nl-BE', ','],
    ['fr', ','],
    ['de', ','],
    ['en', '.'],
    ['en-US', '.'],
    ['ar-EG', '.'],
  ])('in %s is %j', (locale, mark) => {
    expect(decimalMark(locale)).toBe(mark);
  });
});
