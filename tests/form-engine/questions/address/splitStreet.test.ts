import { describe, expect, it } from 'vitest';
import { splitStreet } from '#form-engine/src/questions/address/parts/splitStreet.ts';

const rest = { streetNumber: '', bus: '' };

describe('splitStreet', () => {
  it.each([
    ['Kerkstraat 12', { street: 'Kerkstraat', streetNumber: '12' }],
    ['Kerkstraat, 12A', { street: 'Kerkstraat', streetNumber: '12A' }],
    ['Oude Steenweg 12 bus 3', { street: 'Oude Steenweg', streetNumber: '12', bus: '3' }],
    ['Laan 12-14, bus 0.1', { street: 'Laan', streetNumber: '12-14', bus: '0.1' }],
    ['Kerkstraat', {}],
    ['Laan van de 4de Afdeling', {}],
    ['12', {}],
    ['', {}],
  ])('splits %j', (street, parts) => {
    expect(splitStreet({ ...rest, street })).toEqual(parts);
  });

  it('keeps a number or a bus that is filled in already', () => {
    expect(splitStreet({ street: 'Plein 1944', streetNumber: '7', bus: '' })).toEqual({});
    expect(splitStreet({ street: 'Kaai 5 bus 2', streetNumber: '', bus: '1' })).toEqual({
      street: 'Kaai',
      streetNumber: '5',
    });
  });

  it('keeps a text that is not a street', () => {
    expect(splitStreet({ ...rest, street: 'a 1 '.repeat(100_000) })).toEqual({});
  });
});
