import { describe, expect, it } from 'vitest';
import { changeCountry } from '#form-engine/src/questions/building-blocks/changeCountry.ts';
import { indexPlaces } from '#form-engine/src/questions/building-blocks/placeIndex.ts';

const belgian = indexPlaces([{ postal: '9000', city: 'Gent' }], 'BE');
const french = indexPlaces([{ postal: '59000', city: 'Lille' }], 'FR');
const dutch = indexPlaces([], 'NL');
const unloaded = indexPlaces([], 'BE');

describe('changeCountry', () => {
  it.each([
    ['clears a place of the old country', belgian, { postal: '9000', city: 'Gent' }, 'NL', ['', '']],
    [
      'clears a place whose postcode has the same form in the new country',
      french,
      { postal: '59000', city: 'Lille' },
      'DE',
      ['', ''],
    ],
    [
      'clears a place when the new country has no known form',
      belgian,
      { postal: '9000', city: 'Gent' },
      'GB',
      ['', ''],
    ],
    [
      'clears a place by the form of its postcode when no list is loaded',
      unloaded,
      { postal: '9000', city: 'Gent' },
      'FR',
      ['', ''],
    ],
    ['clears a Dutch postcode in Belgium', dutch, { postal: '1012 AB', city: 'Amsterdam' }, 'BE', ['', '']],
    ['clears a city without a postcode', belgian, { postal: '', city: 'gent' }, 'NL', ['', '']],
    [
      'keeps a postcode of the new country',
      belgian,
      { postal: '1012 AB', city: 'Amsterdam' },
      'NL',
      undefined,
    ],
    ['keeps a city that is not in the list', belgian, { postal: '', city: 'Amsterdam' }, 'NL', undefined],
    [
      'keeps a place that could be in any country',
      unloaded,
      { postal: 'SW1A 1AA', city: 'London' },
      'GB',
      undefined,
    ],
    ['keeps empty fields', belgian, { postal: '', city: '' }, 'NL', undefined],
  ] as const)('%s', (_name, index, place, country, cleared) => {
    const [postal, city] = cleared ?? [place.postal, place.city];
    expect({ ...place, ...changeCountry(index, place, country) }).toEqual({ postal, city, country });
  });
});
