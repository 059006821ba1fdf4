import { expect, test } from 'vitest';
import { searchIndex, textSearch } from '#src/features/courses/view/list/searchIndex.ts';
import { course } from '../../courseFixtures.ts';

const index = searchIndex([course({ title: 'Hiphop kids' }), course({ title: 'Kleuterdans' })]);
const search = (text: string) => {
  const { holds, isGuess } = textSearch(index, text);
  return { titles: index.courses.filter(holds).map(({ title }) => title), isGuess };
};

test('textSearch forgives a typo when no course has the text', () => {
  expect(search('kleutredans')).toEqual({ titles: ['Kleuterdans'], isGuess: true });
  expect(search('hipohp')).toEqual({ titles: ['Hiphop kids'], isGuess: true });
});

test('textSearch finds only the text as typed when some course has it', () => {
  expect(search('KIDS')).toEqual({ titles: ['Hiphop kids'], isGuess: false });
  expect(search('')).toEqual({ titles: ['Hiphop kids', 'Kleuterdans'], isGuess: false });
});
