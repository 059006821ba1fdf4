import { expect, test } from 'vitest';
import { charactersOf } from '#scripts/fonts/charactersOf.ts';

test('charactersOf names single characters, ranges and what lies beyond the first 65,536', () => {
  expect(charactersOf('U+0041-0043, U+20AC,u+1f600')).toBe('ABC€😀');
});

test.each(['', 'U+', 'U+4??', '0041', 'U+0041-'])('charactersOf knows no range "%s"', (range) => {
  expect(() => charactersOf(range)).toThrow(RangeError);
});
