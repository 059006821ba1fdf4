import { describe, expect, test } from 'vitest';
import { clubAddress, placeData } from '#src/app/rendering/head/structured/placeData.ts';

const club = (city: string, place: string) => ({
  title: 'Turnkring De Zwaluw',
  city,
  contact: { mail: '', phone: '', place },
});
const zwaluw = club('Leuven', 'Stadionlaan 4, 3010 Kessel-Lo');
const address = (parts: object) => ({ '@type': 'PostalAddress', addressCountry: 'BE', ...parts });
const hall = address({
  streetAddress: 'Stadionlaan 4',
  postalCode: '3010',
  addressLocality: 'Kessel-Lo',
});

describe('placeData', () => {
  test.each([
    ['a whole address', 'Sporthal, Stadionlaan 4, 3010 Kessel-Lo', 'Sporthal', hall],
    ['a room at the address of the club', 'Stadionlaan 4, zaal 2', 'Stadionlaan 4, zaal 2', hall],
    [
      'a name in the city of the club',
      'Zwembad',
      'Zwembad',
      address({ streetAddress: 'Zwembad', addressLocality: 'Leuven' }),
    ],
    ['no place', ' ', 'Turnkring De Zwaluw', hall],
    [
      'a postcode of the Netherlands',
      'Plein 1, 1234 AB Leuven',
      'Plein 1, 1234 AB Leuven',
      address({ streetAddress: 'Plein 1, 1234 AB Leuven' }),
    ],
  ])('reads %s', (_, place, name, expected) => {
    expect(placeData(place, zwaluw)).toEqual({ '@type': 'Place', name, address: expected });
  });

  test('knows no place where neither course nor club has one', () => {
    expect(placeData('', club('', ''))).toBeUndefined();
    expect(placeData('', club('Gent', ''))?.address).toEqual(address({ addressLocality: 'Gent' }));
  });
});

test('clubAddress is the municipality alone for a club without an address', () => {
  expect(clubAddress(club('Gent', ''))).toEqual(address({ addressLocality: 'Gent' }));
  expect(clubAddress(club('', ''))).toBeUndefined();
});
