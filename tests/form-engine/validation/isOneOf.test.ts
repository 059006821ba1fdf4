import { describe, expect, it } from 'vitest';
import { isOneOf } from '#form-engine/src/validation/isOneOf.ts';
import { ask } from '../support/ask.ts';

describe('isOneOf', () => {
  it.each([
    ['a', true],
    ['', true],
    ['0', true],
    ['__proto__', false],
    ['A', false],
    [0, false],
    [undefined, false],
    [['a'], false],
  ])('%j: %s', (value, expected) => {
    expect(isOneOf(['a', '', '0'], value)).toBe(expected);
  });

  it('accepts 40,000 chosen options, and finds the one that is not offered', () => {
    const options = Array.from({ length: 40_000 }, (_, n) => `optie ${n}`);
    const question = { type: 'select_multiple', options };
    expect(ask(question, options).messages).toEqual([]);
    expect(ask(question, [...options.slice(1), 'weg']).messages).toEqual([
      'Dit is geen geldige waarde voor dit veld.',
    ]);
  });
});
