import { expect, it } from 'vitest';
import { type CharacterSet, complement } from '#form-engine/src/rules/characterSet.ts';

const last = 0x10ffff;

it.each<[string, CharacterSet, CharacterSet]>([
  ['no characters', [], [[0, last]]],
  [
    'all but the first and the last',
    [[1, last - 1]],
    [
      [0, 0],
      [last, last],
    ],
  ],
])('complement turns %s into all others, and back', (_what, set, others) => {
  expect(complement(set)).toEqual(others);
  expect(complement(others)).toEqual(set);
});
