import { describe, expect, it } from 'vitest';
import {
  choosePlace,
  fillFromPlace,
  suggestPlaces,
} from '#form-engine/src/questions/building-blocks/narrowPlaces.ts';
import { indexPlaces } from '#form-engine/src/questions/building-blocks/placeIndex.ts';

const index = indexPlaces(
  [
    { postal: '8000', city: 'Brugge' },
    { postal: '8647', city: 'Lo' },
    { postal: '9000', city: 'Gent' },
    { postal: '9030', city: 'Mariakerke' },
    { postal: '9050', city: 'Gentbrugge' },
    { postal: '9050', city: 'Ledeberg' },
    { postal: '9050', city: 'Ledeberg' },
    { postal: '9100', city: 'Sint-Niklaas' },
    { postal: '9160', city: 'Lokeren' },
    { postal: '4000', city: 'Liège' },
    { postal: '2000', city: 'Antwerpen' },
    { postal: '2018', city: 'Antwerpen' },
    { postal: '', city: 'Nergens' },
  ],
  'BE',
);
const dutch = indexPlaces(
  [
    { postal: '1012', city: 'Amsterdam' },
    { postal: '1071', city: 'Amsterdam' },
    { postal: '2611', city: 'Delft' },
  ],
  'NL',
);
const texts = (part: 'postal' | 'city', typed: { postal?: string; city?: string }) =>
  suggestPlaces(index, part, { postal: '', city: '', ...typed }).map(
    ({ postal, city }) => `${postal} ${city}`,
  );

describe('suggestPlaces', () => {
  it.each([
    ['nothing for empty fields', 'city', {}, []],
    ['names that start with the text first', 'city', { city: 'ge' }, ['9000 Gent', '9050 Gentbrugge']],
    ['names regardless of accents and hyphens', 'city', { city: 'liege' }, ['4000 Liège']],
    ['Sint for the abbreviation St', 'city', { city: 'st niklaas' }, ['9100 Sint-Niklaas']],
    ['a name by its second word', 'city', { city: 'nikl' }, ['9100 Sint-Niklaas']],
    ['the cities of the postcode', 'city', { postal: '9050' }, ['9050 Gentbrugge', '9050 Ledeberg']],
    [
      'cities of the postcode first',
      'city',
      { postal: '9050', city: 'Gent' },
      ['9050 Gentbrugge', '9000 Gent'],
    ],
    ['any city when none of the postcode matches', 'city', { postal: '9050', city: 'Bru' }, ['8000 Brugge']],
    ['nothing when both fields match already', 'city', { postal: '9000', city: 'Gent' }, []],
    ['the postcodes of the city', 'postal', { city: 'Antwerpen' }, ['2000 Antwerpen', '2018 Antwerpen']],
    [
      'postcodes by their first digits',
      'postal',
      { postal: '90' },
      ['9000 Gent', '9030 Mariakerke', '9050 Gentbrugge', '9050 Ledeberg'],
    ],
    ['a city that was typed in the postcode field', 'postal', { postal: 'brug' }, ['8000 Brugge']],
  ] as const)('offers %s', (_name, part, typed, offered) => {
    expect(texts(part, typed)).toEqual(offered);
  });

  it('offers at most eight places', () => {
    const many = indexPlaces(
      Array.from({ length: 3000 }, (_, n) => ({ postal: String(1000 + n), city: `Stad ${n}` })),
      'BE',
    );
    expect(suggestPlaces(many, 'city', { postal: '', city: 'stad' })).toHaveLength(8);
  });
});

describe('suggestPlaces in the Netherlands', () => {
  it.each([
    ['the cities of a postcode with letters', 'city', { postal: '2611 AB', city: '' }, ['2611 Delft']],
    ['nothing for a postcode that is whole', 'postal', { postal: '1012ab', city: 'Amsterdam' }, []],
  ] as const)('offers %s', (_name, part, typed, offered) => {
    const suggested = suggestPlaces(dutch, part, typed);
    expect(suggested.map(({ postal, city }) => `${postal} ${city}`)).toEqual(offered);
  });
});

describe('choosePlace', () => {
  it.each([
    ['the postcode of the list', { postal: '10', city: '' }, '1012'],
    ['the letters that were typed after the digits', { postal: '1012 AB', city: 'ams' }, '1012 AB'],
    ['another postcode than was typed', { postal: '2611 AB', city: 'ams' }, '1012'],
  ])('takes %s', (_name, typed, postal) => {
    const place = { postal: '1012', city: 'Amsterdam' };
    expect(choosePlace(dutch, typed, place)).toEqual({ postal, city: 'Amsterdam' });
  });
});

describe('fillFromPlace in the Netherlands', () => {
  it.each([
    [
      'the city of the digits, keeping the letters',
      'postal',
      { postal: '1012 AB', city: '' },
      false,
      { postal: '1012 AB', city: 'Amsterdam' },
    ],
    [
      'the city while the letters are typed',
      'postal',
      { postal: '1012', city: '' },
      true,
      { city: 'Amsterdam' },
    ],
    [
      'the official spelling of the city, keeping a matching postcode',
      'city',
      { postal: '1012 AB', city: 'amsterdam' },
      false,
      { postal: '1012 AB', city: 'Amsterdam' },
    ],
    [
      'no postcode over a complete one that is not in the list',
      'city',
      { postal: '2613 AB', city: 'delft' },
      false,
      { city: 'Delft' },
    ],
  ] as const)('fills in %s', (_name, part, typed, typing, filled) => {
    expect(fillFromPlace(dutch, part, typed, typing)).toEqual(filled);
  });

  it('does not read a Dutch postcode in another country', () => {
    expect(fillFromPlace(index, 'postal', { postal: '9000 AB', city: '' }, false)).toEqual({});
  });
});

describe('fillFromPlace', () => {
  it.each([
    ['the one city of a postcode', 'postal', { postal: '9000', city: '' }, true, { city: 'Gent' }],
    [
      'another city for another postcode',
      'postal',
      { postal: '8000', city: 'Gent' },
      true,
      { city: 'Brugge' },
    ],
    ['no city when the postcode has several', 'postal', { postal: '9050', city: '' }, true, {}],
    [
      'the official spelling of a city that matches',
      'postal',
      { postal: '9050', city: 'ledeberg' },
      true,
      { city: 'Ledeberg' },
    ],
    [
      'an empty city over one of another postcode',
      'postal',
      { postal: '9050', city: 'Brugge' },
      true,
      { city: '' },
    ],
    ['nothing over a city that is not in the list', 'postal', { postal: '9050', city: 'Thuis' }, true, {}],
    ['nothing for a postcode that is not in the list', 'postal', { postal: '1', city: '' }, false, {}],
    [
      'the only postcode of a city, and its official spelling on blur',
      'city',
      { postal: '', city: 'st-niklaas' },
      false,
      { city: 'Sint-Niklaas', postal: '9100' },
    ],
    ['nothing while a longer name is possible', 'city', { postal: '', city: 'Lo' }, true, {}],
    ['a short name on blur', 'city', { postal: '', city: 'Lo' }, false, { city: 'Lo', postal: '8647' }],
    [
      'no postcode when the city has several',
      'city',
      { postal: '', city: 'Antwerpen' },
      false,
      { city: 'Antwerpen' },
    ],
    [
      'no postcode over one that is not in the list',
      'city',
      { postal: '9001', city: 'gent' },
      false,
      { city: 'Gent' },
    ],
    [
      'the postcode over its first digits',
      'city',
      { postal: '90', city: 'gent' },
      false,
      { city: 'Gent', postal: '9000' },
    ],
    [
      'the postcode that is filled in and matches',
      'city',
      { postal: '2018', city: 'antwerpen' },
      false,
      { city: 'Antwerpen', postal: '2018' },
    ],
  ] as const)('fills in %s', (_name, part, typed, typing, filled) => {
    expect(fillFromPlace(index, part, typed, typing)).toEqual(filled);
  });
});
