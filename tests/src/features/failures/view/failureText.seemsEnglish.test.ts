import { expect, test } from 'vitest';
import { nl } from '#server/texts/nl.ts';
import { seemsEnglish } from '#src/features/failures/view/failureText.ts';

test.each([
  ...['Unknown operation', 'Invalid request', 'You must be logged in.', 'Internal Server Error'],
  ...[
    'The club was not found',
    'Access denied',
    'Something went wrong',
    'uid is required',
    'Request timed out',
    'We could not find it',
  ],
])('seemsEnglish finds that %j is English', (sentence) => expect(seemsEnglish(sentence)).toBe(true));

test.each([
  ...['Onbekende operatie', 'Mislukt', 'Volzet', 'Ongeldig verzoek', 'Kortingscode is ongeldig', ''],
  ...['Foutmelding: user is niet gekend', 'Uitverkocht', 'Erreur inconnue'],
])('seemsEnglish takes %j for no English', (sentence) => expect(seemsEnglish(sentence)).toBe(false));

test('seemsEnglish takes no sentence of our own server for English', () => {
  const sentences = Object.values(nl.refusals).filter((one) => typeof one === 'string');
  expect(sentences.length).toBeGreaterThan(40);
  expect(sentences.filter(seemsEnglish)).toEqual([]);
});
