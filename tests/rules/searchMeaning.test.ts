import { expect, test } from 'vitest';
import { searchMeaning } from '#rules/searchMeaning.ts';

test.each([
  ['', [], [], undefined],
  ['Ballet', ['ballet'], [], undefined],
  ['7 jaar', [], [], 7],
  ['ballet 7jaar', ['ballet'], [], 7],
  ['7-jarige', [], [], 7],
  ['dans voor een 10-jarige', ['dans', 'voor', 'een'], [], 10],
  ['woensdag', [], ['wo'], undefined],
  ['Woensdagnamiddag ballet 12 jaar zaterdag', ['ballet'], ['wo', 'za'], 12],
  ['ballet 6-8 jaar', ['ballet', '6-8', 'jaar'], [], undefined],
  ['ballet tot en met 8 jaar', ['ballet', 'tot', 'en', 'met', '8', 'jaar'], [], undefined],
  ['9000 Gent', ['9000', 'gent'], [], undefined],
  ['jaar', ['jaar'], [], undefined],
  ['zaal 7', ['zaal', '7'], [], undefined],
])('"%s" asks for the words %j, the days %j and the age %s', (text, words, days, age) =>
  expect(searchMeaning(text)).toEqual({ words, days, age }),
);
