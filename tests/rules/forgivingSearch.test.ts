import { describe, expect, test } from 'vitest';
import { holdsWords, plainText, resembles, searchedText, searchWords } from '#rules/forgivingSearch.ts';
import { startCpuClock } from '../support/clock/startCpuClock.ts';

const finds = (text: string, typed: string) => resembles(searchedText(text), searchWords(typed));

describe('resembles', () => {
  test.each([
    ['accents and case', 'Café Zoë', 'CAFE zoe'],
    ['accents that were typed', 'Debutanten', 'débutanten'],
    ['another spelling of a sound', 'Dansstudio Arabesk', 'arabesque'],
    ['a doubled letter in a short word', 'Open les', 'less'],
    ['a part of a word, as typed', 'Dansstudio Arabesk', 'studio'],
    ['another letter', 'Dansstudio Arabesk', 'arabisk'],
    ['a missing letter', 'Dansstudio Arabesk', 'arabsk'],
    ['an extra letter', 'Zwemclub De Dolfijn', 'dolffeijn'],
    ['two swapped letters', 'Turnkring De Zwaluw', 'zwalwu'],
    ['the beginning of a word with a typo', 'Hedendaags 12-16 jaar', 'hedandaa'],
    ['a word that is still being typed', 'Kleuterdans', 'kleuterd'],
    ['words in another order', 'Ballet 6-8 jaar', 'jaar balet'],
    ['a sign before a word with a typo', 'Dansstudio Arabesk', '"arabisk"'],
    ['a postcode', 'Coupure Links 112, 9000 Gent', '9000'],
    ['nothing typed', 'Arabesk', '  '],
  ])('finds %s', (_name, text, typed) => expect(finds(text, typed)).toBe(true));

  test.each([
    ['two typos', 'Dansstudio Arabesk', 'orobesk'],
    ['a short word with a typo', 'Jazz', 'jax'],
    ['letters that sound as one', 'Turnkring De Zwaluw', 'zzzz'],
    ['another postcode', '9000 Gent', '9001'],
    ['another age', 'Ballet 12 jaar', 'ballet 16'],
    ['one word of two', 'Ballet 6-8 jaar', 'ballet hiphop'],
  ])('does not find %s', (_name, text, typed) => expect(finds(text, typed)).toBe(false));

  test('takes signs of a pattern as letters', () => {
    expect(finds('Ballet', '.*')).toBe(false);
    expect(finds('Ballet (a+)+$', '(a+)+$')).toBe(true);
  });
});

test.each([
  ['Café  ZOË ', 'cafe zoe'],
  ['Cafe\u0301', 'cafe'],
  ['D’Hondt', "d'hondt"],
  ['Đặng Łukasz Þór Ærø Straße', 'dang lukasz thor aero strasse'],
  ['李小龍', '李小龍'],
])('%s is compared as %s', (text, expected) => expect(plainText(text)).toBe(expected));

test.each([
  ["Jef D'Hondt", 'dhondt'],
  ["Jef D'Hondt", 'd’hondt'],
  ['Jean-Pierre Maes', 'jeanpierre'],
  ['Jean-Pierre Maes', 'jean pierre'],
  ['Eva Van den Berghe', 'vandenberghe'],
  ['Eva Vandenberghe', 'van den berghe'],
  ['Đorđe Łukasiewicz', 'dorde lukasiewicz'],
])('holdsWords finds %s by %s', (text, typed) => {
  expect(holdsWords(searchedText(text), searchWords(typed))).toBe(true);
});

test('holdsWords joins words from the beginning of one', () => {
  expect(holdsWords(searchedText('Ballet 6-8 jaar'), searchWords('tjaar'))).toBe(false);
});

test('holdsWords forgives no typo', () => {
  expect(holdsWords(searchedText('Café Arabesk'), searchWords('CAFE arabesk'))).toBe(true);
  expect(holdsWords(searchedText('Arabesk'), searchWords('arabisk'))).toBe(false);
});

test('searchWords reads only the beginning of a long text', () => {
  expect(searchWords('a '.repeat(1000))).toHaveLength(8);
  expect(searchWords('x'.repeat(100_000))).toEqual(['x'.repeat(40)]);
});

test('the time of a search is linear for texts that repeat', () => {
  const cpuTime = startCpuClock();
  for (const part of ['a', 'ab', 'ij', 'que', '\u0301', 'e\u0301', ' ', '-', '\ud800', '𝒜']) {
    const long = part.repeat(200_000);
    resembles(searchedText(`${long} ${long}z`), searchWords(`${long} ${'b'.repeat(40)}`));
  }
  // About half a second. Quadratic time would be minutes.
  expect(cpuTime()).toBeLessThan(10_000);
});
