import { expect, test } from 'vitest';
import { charactersOf } from '#scripts/fonts/charactersOf.ts';
import { rangeOf } from '#scripts/fonts/rangeOf.ts';

test.each([
  ['ABC€', 'U+41-43,U+20AC'],
  ['€CBA', 'U+41-43,U+20AC'],
  ['AAC', 'U+41,U+43'],
  ['😀😁', 'U+1F600-1F601'],
  ['', ''],
])('rangeOf writes "%s" as "%s"', (characters, range) => {
  expect(rangeOf(characters)).toBe(range);
});

test('rangeOf is the reverse of charactersOf', () => {
  const range = 'U+0-FF,U+131,U+152-153,U+20AC';
  expect(rangeOf(charactersOf(range))).toBe(range);
});
