import { expect, test } from 'vitest';
import { charactersOf } from '#scripts/fonts/charactersOf.ts';

test('charactersOf lists single characters, ranges and characters above U+FFFF', () => {
  expect(charactersOf('U+0041-0043, U+20AC,u+1f600')).toBe('ABC€😀');
});

test.each(['', 'U+', 'U+4??', '0041', 'U+0041-'])('charactersOf refuses the range "%s"', (range) => {
  expect(() => charactersOf(range)).toThrow(RangeError);
});
