import { describe, expect, it } from 'vitest';
import { isRightToLeft } from '#form-engine/src/texts/isRightToLeft.ts';
import { readLocale } from '#form-engine/src/texts/readLocale.ts';

describe('readLocale', () => {
  it.each([
    ['nl-BE', 'nl-BE'],
    ['en', 'en'],
    ['EN-gb', 'en-GB'],
    ['zh-hant-tw', 'zh-Hant-TW'],
  ])('reads %s as %s', (tag, locale) => {
    expect(readLocale(tag)).toBe(locale);
  });

  it.each([
    '',
    'Dutch!',
    'nl_BE',
    'xx',
    'tlh',
    '__proto__',
    'e'.repeat(100_000),
    5,
    null,
    undefined,
    {},
    ['nl'],
  ])('does not know %j', (tag) => {
    expect(readLocale(tag)).toBeUndefined();
  });
});

describe('isRightToLeft', () => {
  it.each(['ar', 'ar-MA', 'he', 'fa', 'ur', 'yi', 'az-Arab'])('holds for %s', (locale) => {
    expect(isRightToLeft(locale)).toBe(true);
  });

  it.each(['nl-BE', 'en', 'fr', 'de', 'tr', 'az', 'zh', 'ja'])('does not hold for %s', (locale) => {
    expect(isRightToLeft(locale)).toBe(false);
  });
});
