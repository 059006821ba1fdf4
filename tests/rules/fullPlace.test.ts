import { expect, test } from 'vitest';
import { fullPlace } from '#rules/fullPlace.ts';

const club = { city: 'Gent', address: 'Coupure Links 112, 9000 Gent' };

test.each([
  [
    'a room at the address of the club',
    'Coupure Links 112, zaal Fonteyn',
    'Coupure Links 112, zaal Fonteyn, 9000 Gent',
  ],
  ['the address of the club in other letters', ' coupure links 112 ', 'coupure links 112, 9000 Gent'],
  [
    'a whole address',
    'Theater Tinnenpot, Tinnenpotstraat 21, 9000 Gent',
    'Theater Tinnenpot, Tinnenpotstraat 21, 9000 Gent',
  ],
  [
    'a whole address in another municipality',
    'Stadionlaan 4, 3010  Kessel-Lo',
    'Stadionlaan 4, 3010  Kessel-Lo',
  ],
  ['a place without a municipality', 'Sporthal De Brug', 'Sporthal De Brug, Gent'],
  ['a place that names its municipality', 'Sportpark Gentbrugge', 'Sportpark Gentbrugge'],
  ['no place', ' , ', ''],
])('fullPlace of %s', (_, place, full) => {
  expect(fullPlace(place, club)).toBe(full);
});

test('fullPlace takes the municipality of a club whose address has no postcode', () => {
  expect(fullPlace('Dorpsplein 1, zaal 2', { city: 'Lo', address: 'Dorpsplein 1' })).toBe(
    'Dorpsplein 1, zaal 2, Lo',
  );
});

test('fullPlace adds nothing where the club has no municipality', () => {
  expect(fullPlace('Zaal 2', { city: '', address: '' })).toBe('Zaal 2');
});
