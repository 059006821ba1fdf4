import { describe, expect, it } from 'vitest';
import { countryName } from '#form-engine/src/questions/building-blocks/countryName.ts';
import { sortCountries } from '#form-engine/src/questions/building-blocks/sortCountries.ts';

describe('sortCountries', () => {
  it('begins with those nearby, then goes by the Dutch names, each country once', () => {
    expect(sortCountries(['AT', 'NL', 'LU', 'DE', 'BE', 'NL', 'IE']).map(countryName)).toEqual([
      'België',
      'Nederland',
      'Duitsland',
      'Ierland',
      'Luxemburg',
      'Oostenrijk',
    ]);
  });
});
