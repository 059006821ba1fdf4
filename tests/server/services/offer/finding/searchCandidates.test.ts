import { expect, test } from 'vitest';
import { searchCandidates } from '#server/services/offer/finding/searchCandidates.ts';

const search = (text: string) => searchCandidates(['Hiphop kids', 'Kleuterdans'], text, (title) => title);

test('searchCandidates forgives a typo when nothing has the text', () => {
  expect(search('kleutredans')).toEqual({ found: ['Kleuterdans'], isGuess: true });
  expect(search('hipohp')).toEqual({ found: ['Hiphop kids'], isGuess: true });
});

test('searchCandidates finds only the text as typed when something has it', () => {
  expect(search('KIDS')).toEqual({ found: ['Hiphop kids'], isGuess: false });
  expect(search('')).toEqual({ found: ['Hiphop kids', 'Kleuterdans'], isGuess: false });
});

test('searchCandidates judges equal texts alike', () => {
  const twice = searchCandidates(['Kleuterdans', 'Kleuterdans', 'Hiphop'], 'kleutredans', (title) => title);
  expect(twice).toEqual({ found: ['Kleuterdans', 'Kleuterdans'], isGuess: true });
});
