import { describe, expect, it } from 'vitest';
import { nationalities, nationalityCountries } from '#form-engine/src/questions/nationality/nationalities.ts';
import { nationalityOptions } from '#form-engine/src/questions/nationality/nationalityOptions.ts';

/** Nationalities of two countries, and those of none. */
const withoutCountry = ['Congolees', 'Dominicaans', 'Niet toegewezen', 'Vaderlandsloos'];

describe('nationalityOptions', () => {
  it.each(['nl-BE', 'nl', 'nl-NL'])('shows the Dutch names in %s, in the order of the list', (locale) => {
    expect(nationalityOptions(locale)).toEqual(nationalities.map((name) => ({ value: name, label: name })));
  });

  it.each(['en', 'fr', 'de', 'ar'])('sends the same Dutch names in %s', (locale) => {
    const values = nationalityOptions(locale).map(({ value }) => value);
    expect(values.toSorted()).toEqual(nationalities.toSorted());
  });

  it('shows the names of countries in another language: nearby ones first, then sorted in that language', () => {
    const options = nationalityOptions('fr');
    expect(options.slice(0, 5)).toEqual([
      { value: 'Belgisch', label: 'Belgique' },
      { value: 'Nederlands', label: 'Pays-Bas' },
      { value: 'Frans', label: 'France' },
      { value: 'Duits', label: 'Allemagne' },
      { value: 'Afghaans', label: 'Afghanistan' },
    ]);
    expect(options).toContainEqual({ value: 'Spaans', label: 'Espagne' });
  });

  it('keeps the Dutch name, at the end, for a nationality that belongs to no single country', () => {
    const last = nationalityOptions('en').slice(-4);
    expect(last).toEqual(withoutCountry.map((name) => ({ value: name, label: name })));
  });
});

describe('nationalityCountries', () => {
  it('has a country of its own for every nationality but four', () => {
    expect(nationalities.filter((name) => nationalityCountries[name] === '')).toEqual(withoutCountry);
    const codes = Object.values(nationalityCountries).filter((code) => code !== '');
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('has only codes of existing countries', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const codes = Object.values(nationalityCountries).filter((code) => code !== '');
    expect(codes.filter((code) => names.of(code) === undefined)).toEqual([]);
  });
});
