import { describe, expect, it } from 'vitest';
import {
  choiceWritten,
  foldText,
  searchChoices,
} from '#form-engine/src/questions/paged-select/searchChoices.ts';

const choices = (...labels: readonly string[]) =>
  labels.map((label, index) => ({ value: `${index}`, label }));
const found = (labels: readonly string[], query: string) =>
  searchChoices(choices(...labels), query).map(({ label }) => label);

describe('foldText', () => {
  it.each([
    ['Zoë', 'zoe'],
    ['Zoe\u0308', 'zoe'],
    ['ŁÓDŹ', 'lodz'],
    ['IJsland', 'ijsland'],
    ['ĳsland', 'ijsland'],
    ['Straße', 'strasse'],
    ['Œuvre & Ærø', 'oeuvre & aero'],
    ['İstanbul', 'istanbul'],
    ['Ａ１', 'a1'],
    ['हिन्दी', 'हिन्दी'],
    ['constructor ß', 'constructor ss'],
  ])('folds %s to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('searchChoices', () => {
  const labels = ['Oud-Gent', 'Sint-Niklaas', 'Regent', 'Gent', 'Gentbrugge', 'Agentschap Gent'];

  it('returns all options in their order for an empty query', () => {
    expect(found(labels, '')).toEqual(labels);
    expect(found(labels, '  ')).toEqual(labels);
  });

  it('puts options with a word that starts with the query before the others, each in the order of the options', () => {
    expect(found(labels, 'gent')).toEqual(['Oud-Gent', 'Gent', 'Gentbrugge', 'Agentschap Gent', 'Regent']);
  });

  it('matches every word of the query in any order', () => {
    expect(found(['9000 Gent', '9050 Gentbrugge', '2000 Antwerpen'], 'gent 90')).toEqual([
      '9000 Gent',
      '9050 Gentbrugge',
    ]);
    expect(found(['9000 Gent'], 'gent 2')).toEqual([]);
  });

  it.each([
    ['belgie', 'België'],
    ['BELGIË', 'België'],
    ['cote', 'Côte d’Ivoire'],
    ['ivo', 'Côte d’Ivoire'],
    ['.*', 'Alles (.*)'],
    ['__proto__', '__proto__'],
  ])('finds for %s the option %s', (query, label) => {
    expect(found(['Niets', label], query)).toEqual([label]);
  });

  it('returns both of two options with one label', () => {
    expect(searchChoices(choices('Zelfde', 'Zelfde'), 'zelf').map(({ value }) => value)).toEqual(['0', '1']);
  });
});

describe('choiceWritten', () => {
  const options = choices('Gent', 'Gentbrugge', 'Zelfde', 'Zelfde', 'Luik ');

  it.each([
    ['gent', '0'],
    [' GENT ', '0'],
    ['luik', '4'],
    ['gen', undefined],
    ['zelfde', undefined],
    ['', undefined],
    ['  ', undefined],
  ])('finds for %j the value %s', (text, value) => {
    expect(choiceWritten(options, text)?.value).toBe(value);
  });
});
