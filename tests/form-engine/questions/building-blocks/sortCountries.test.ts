import { describe, expect, it } from 'vitest';
import { countryName } from '#form-engine/src/questions/building-blocks/countryName.ts';
import { sortCountries } from '#form-engine/src/questions/building-blocks/sortCountries.ts';

describe('sortCountries', () => {
  it('puts nearby countries first and sorts the others by Dutch name, each once', () => {
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
