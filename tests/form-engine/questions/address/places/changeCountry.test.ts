import { describe, expect, it } from 'vitest';
import { changeCountry } from '#form-engine/src/questions/address/places/changeCountry.ts';
import { indexPlaces } from '#form-engine/src/questions/address/places/placeIndex.ts';

const belgian = indexPlaces([{ postal: '9000', city: 'Gent' }], 'BE');
const french = indexPlaces([{ postal: '59000', city: 'Lille' }], 'FR');
const dutch = indexPlaces([], 'NL');
const unloaded = indexPlaces([], 'BE');

describe('changeCountry', () => {
  it.each([
    ['clears a place of the old country', belgian, { postal: '9000', city: 'Gent' }, 'NL', ['', '']],
    [
      'clears one whose postcode has the same form',
      french,
      { postal: '59000', city: 'Lille' },
      'DE',
      ['', ''],
    ],
    [
      'clears one of a country without a known form',
      belgian,
      { postal: '9000', city: 'Gent' },
      'GB',
      ['', ''],
    ],
    ['clears one that only its form gives away', unloaded, { postal: '9000', city: 'Gent' }, 'FR', ['', '']],
    ['clears a Dutch postcode in Belgium', dutch, { postal: '1012 AB', city: 'Amsterdam' }, 'BE', ['', '']],
    ['clears a city that stands alone', belgian, { postal: '', city: 'gent' }, 'NL', ['', '']],
    [
      'keeps a postcode of the new country',
      belgian,
      { postal: '1012 AB', city: 'Amsterdam' },
      'NL',
      undefined,
    ],
    ['keeps a city that no list knows', belgian, { postal: '', city: 'Amsterdam' }, 'NL', undefined],
    ['keeps what could be anywhere', unloaded, { postal: 'SW1A 1AA', city: 'London' }, 'GB', undefined],
    ['leaves what is empty', belgian, { postal: '', city: '' }, 'NL', undefined],
  ] as const)('%s', (_name, index, place, country, cleared) => {
    const [postal, city] = cleared ?? [place.postal, place.city];
    expect({ ...place, ...changeCountry(index, place, country) }).toEqual({ postal, city, country });
  });
});
