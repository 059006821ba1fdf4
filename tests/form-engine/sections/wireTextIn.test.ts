import { describe, expect, it } from 'vitest';
import { wireTextIn } from '#form-engine/src/sections/wireTextIn.ts';

const name = { fr: 'Prénom', nl: 'Voornaam', en: 'First name', 'en-GB': 'Forename' };

describe('wireTextIn', () => {
  it.each([
    ['the locale itself', 'en-GB', 'Forename'],
    ['the language of the locale', 'en-US', 'First name'],
    ['the language of a longer tag', 'fr-Latn-BE', 'Prénom'],
    ['Dutch for a language that is missing', 'de', 'Voornaam'],
    ['Dutch by default', 'nl-BE', 'Voornaam'],
  ])('takes the text of %s (%s)', (_which, locale, text) => {
    expect(wireTextIn(name, locale)).toBe(text);
  });

  it('takes the first text where the language and Dutch are both missing', () => {
    expect(wireTextIn({ fr: 'Prénom', en: 'First name' }, 'de')).toBe('Prénom');
  });

  it('takes the text of a parent tag before that of the language', () => {
    expect(wireTextIn({ zh: '名', 'zh-Hant': '名字' }, 'zh-Hant-TW')).toBe('名字');
  });

  it.each(['Voornaam', 5, true, null, undefined])('reads %j, which is the same in every language', (wire) => {
    expect(wireTextIn(wire, 'en')).toBe(wireTextIn(wire, 'nl-BE'));
  });

  it.each<[string, unknown, string | undefined]>([
    ['an empty record', {}, undefined],
    ['a list', ['Voornaam'], undefined],
    ['a record of records', { en: { en: 'x' } }, undefined],
    ['a number in a record', { en: 5, nl: 'vijf' }, '5'],
    ['an empty text, which is passed over', { en: '', nl: 'Voornaam' }, 'Voornaam'],
    ['only empty texts', { en: '', fr: '' }, ''],
    ['an unreadable text, which is passed over', { en: ['x'], fr: 'Prénom' }, 'Prénom'],
    ['the key __proto__', JSON.parse('{"__proto__": "ook een tekst"}'), 'ook een tekst'],
    ['an inherited text', Object.create({ en: 'geërfd' }), undefined],
  ])('survives %s', (_what, wire, text) => {
    expect(wireTextIn(wire, 'en')).toBe(text);
  });

  it('finds one of 10,000 languages', () => {
    const languages = Array.from({ length: 10_000 }, (_, index) => [`x-${index}`, `${index}`]);
    expect(wireTextIn(Object.fromEntries([...languages, ['en', 'First name']]), 'en')).toBe('First name');
    expect(wireTextIn(Object.fromEntries(languages), 'en')).toBe('0');
  });
});
