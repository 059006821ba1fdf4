import { expect, it } from 'vitest';
import { cutText } from '#rules/cutText.ts';

it.each([
  ['Ballet', 6, 'Ballet'],
  ['Ballet', 4, 'Ball'],
  ['Dans 💃', 7, 'Dans 💃'],
  ['Dans 💃!', 6, 'Dans '],
  ['💃', 1, ''],
  ['', 3, ''],
])('%s, cut at %i, is "%s"', (text, longest, cut) => {
  expect(cutText(text, longest)).toBe(cut);
});
