import { describe, expect, it } from 'vitest';
import { addressFromComponents } from '#src/features/form-filling/state/googlePlaces.ts';

const component = (type: string, longText: string, shortText = longText) => ({
  longText,
  shortText,
  types: [type, 'political'],
});
const unchecked = { isValidAddress: false, mark: 'unchecked' };

describe('addressFromComponents', () => {
  it('splits an address into its parts', () => {
    expect(
      addressFromComponents([
        component('subpremise', '3'),
        component('street_number', '12'),
        component('route', 'Kerkstraat', 'Kerkstr.'),
        component('sublocality_level_1', 'Gentbrugge'),
        component('locality', 'Gent'),
        component('administrative_area_level_2', 'Oost-Vlaanderen', 'OV'),
        component('country', 'België', 'BE'),
        component('postal_code', '9050'),
      ]),
    ).toEqual({
      street: 'Kerkstraat',
      streetNumber: '12',
      bus: '3',
      postal: '9050',
      city: 'Gent',
      country: 'BE',
      ...unchecked,
    });
  });

  it('leaves parts empty that Google does not give', () => {
    expect(
      addressFromComponents([component('route', 'Kerkstraat'), component('sublocality_level_1', 'Ledeberg')]),
    ).toEqual({
      street: 'Kerkstraat',
      streetNumber: '',
      bus: '',
      postal: '',
      city: 'Ledeberg',
      country: '',
      ...unchecked,
    });
  });
});
