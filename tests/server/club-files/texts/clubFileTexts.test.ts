import { expect, it } from 'vitest';
import { languageOf } from '#server/club-files/texts/clubFileTexts.ts';
import { en } from '#server/club-files/texts/en.ts';
import { nl } from '#server/club-files/texts/nl.ts';

it.each([
  [{ LANG: 'nl_BE.UTF-8' }, 'nl'],
  [{ LANG: 'nl' }, 'nl'],
  [{ LC_MESSAGES: 'nl_NL', LANG: 'en_US.UTF-8' }, 'nl'],
  [{ LC_ALL: '', LC_MESSAGES: 'nl_NL' }, 'nl'],
  [{ LC_ALL: 'C', LANG: 'nl_BE.UTF-8' }, 'en'],
  [{ LANG: 'fr_BE.UTF-8' }, 'en'],
  [{ LANG: 'nlx' }, 'en'],
  [{}, 'en'],
] as const)('languageOf reads %j as %s', (env, language) => {
  expect(languageOf(env)).toBe(language);
});

/** Words that are the same in both languages. */
const shared = ['club', 'product', 'variant', 'video', 'clubs', '“', '…'];

it('each sentence is Dutch in one language and English in the other', () => {
  const [english, dutch] = [written(en), written(nl)];
  expect(dutch.length).toBe(english.length);
  const same = dutch.filter((sentence, index) => sentence === english[index]);
  expect(same.filter((sentence) => !shared.some((word) => sentence.startsWith(word)))).toEqual([
    // The names of things around a title.
    ...['1 “1”', '1 “1” (nummer 1)'].filter((sentence) => same.includes(sentence)),
  ]);
});

/** All sentences of a language, with 1 in each gap. */
function written(texts: object): string[] {
  return Object.values(texts).flatMap((one): string[] => {
    if (typeof one === 'string') return [one];
    if (typeof one === 'function') return [String(one(...gaps))];
    return written(one);
  });
}

/** A gap is a number, a name or a list of names. */
const gaps = Array.from({ length: 4 }, () => Object.assign(['1'], { here: '1', given: '1', field: '1' }));
