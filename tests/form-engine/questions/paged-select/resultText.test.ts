import { expect, test } from 'vitest';
import { resultText } from '#form-engine/src/questions/paged-select/resultText.ts';
import { nl } from '#form-engine/src/texts/nl.ts';

test.each([
  [0, nl.noResults],
  [1, nl.oneResult],
  [2, '2 resultaten'],
  [1_234, '1.234 resultaten'],
])('resultText announces %i results as %j', (results, text) => {
  expect(resultText(results, nl)).toBe(text);
});
