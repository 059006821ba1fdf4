import { describe, expect, it } from 'vitest';
import { splitNumber, splitStreet } from '#form-engine/src/questions/address/splitStreet.ts';
import numbers from '#tests/cases/addresses/houseNumber.json' with { type: 'json' };
import lines from '#tests/cases/addresses/streetLine.json' with { type: 'json' };

const rest = { streetNumber: '', bus: '', postal: '', city: '' };

describe('splitStreet', () => {
  it.each(lines)('splits $name', ({ input, expected }) => {
    expect(splitStreet({ ...rest, street: input })).toEqual(expected);
  });

  it('keeps a number, a bus, a postcode or a city that is filled in already', () => {
    expect(splitStreet({ ...rest, street: 'Plein 1944', streetNumber: '7' })).toEqual({});
    expect(splitStreet({ ...rest, street: 'Kaai 5 bus 2', bus: '1' })).toEqual({
      street: 'Kaai',
      streetNumber: '5',
    });
    expect(splitStreet({ ...rest, street: 'Kaai 5, 9000 Gent', city: 'Gent' })).toEqual({});
  });

  it('keeps a text that is not a street', () => {
    expect(splitStreet({ ...rest, street: 'a 1 '.repeat(100_000) })).toEqual({});
  });

  it('splits a line of 200 characters, and no longer one', () => {
    const street = 'a'.repeat(198);
    expect(splitStreet({ ...rest, street: `${street} 5` })).toEqual({ street, streetNumber: '5' });
    expect(splitStreet({ ...rest, street: `a${street} 5` })).toEqual({});
  });
});

describe('splitNumber', () => {
  it.each(numbers)('$name', ({ input, expected }) => {
    expect(splitNumber({ streetNumber: input, bus: '' })).toEqual(expected ?? {});
  });

  it('loses nothing when a bus is filled in already', () => {
    expect(splitNumber({ streetNumber: '12 bus 3', bus: '4' })).toEqual({});
  });
});
