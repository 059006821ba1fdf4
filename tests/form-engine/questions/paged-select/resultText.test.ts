import { expect, test } from 'vitest';
import { resultText } from '#form-engine/src/questions/paged-select/resultText.ts';
import { fr } from '#form-engine/src/texts/fr.ts';
import { nl } from '#form-engine/src/texts/nl.ts';

test.each([
  [0, nl.noResults],
  [1, nl.oneResult],
  [2, '2 resultaten'],
  [1_234, '1.234 resultaten'],
])('resultText announces %i results as %j', (results, text) => {
  expect(resultText(results, { texts: nl, locale: 'nl-BE' })).toBe(text);
});

test('resultText writes the number as the locale does', () => {
  expect(resultText(1_234, { texts: fr, locale: 'fr' })).toBe('1\u202F234 résultats');
});
