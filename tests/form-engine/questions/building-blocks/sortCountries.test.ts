import { describe, expect, it } from 'vitest';
import { countryName } from '#form-engine/src/questions/building-blocks/countryName.ts';
import { sortCountries } from '#form-engine/src/questions/building-blocks/sortCountries.ts';

describe('sortCountries', () => {
  it('puts nearby countries first and sorts the others by Dutch name, each once', () => {
    const codes = sortCountries(['AT', 'NL', 'LU', 'DE', 'BE', 'NL', 'IE'], 'nl-BE');
    expect(codes.map((code) => countryName(code, 'nl-BE'))).toEqual([
      'België',
      'Nederland',
      'Duitsland',
      'Ierland',
      'Luxemburg',
      'Oostenrijk',
    ]);
  });

  it.each([
    ['en', ['AX', 'AT', 'HR', 'SE']],
    ['fr', ['AT', 'HR', 'AX', 'SE']],
    // Swedish sorts Å and Ö behind Z.
    ['sv', ['HR', 'SE', 'AX', 'AT']],
  ])('sorts by the names and the alphabet of %s', (locale, codes) => {
    expect(sortCountries(['SE', 'AX', 'HR', 'AT'], locale)).toEqual(codes);
  });

  it.each([
    ['en', 'Germany'],
    ['fr-BE', 'Allemagne'],
    ['de', 'Deutschland'],
    ['ar', 'ألمانيا'],
  ])('names a country in %s', (locale, name) => {
    expect(countryName('DE', locale)).toBe(name);
  });
});
