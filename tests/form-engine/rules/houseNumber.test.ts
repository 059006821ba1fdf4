import { describe, expect, it } from 'vitest';
import { readHouseNumber } from '#form-engine/src/rules/houseNumber.ts';
import cases from '../../cases/addresses/houseNumber.json' with { type: 'json' };

describe('readHouseNumber', () => {
  it.each(cases)('$name', ({ input, expected }) => {
    expect(readHouseNumber(input) ?? null).toEqual(expected);
  });

  it('reads no box from a text that is longer than any house number', () => {
    expect(readHouseNumber(`12 bus ${'3'.repeat(40)}`)).toBeUndefined();
    expect(readHouseNumber(`12${' '.repeat(33)}bus 3`)).toEqual({ streetNumber: '12', bus: '3' });
    expect(readHouseNumber(`12${' '.repeat(34)}bus 3`)).toBeUndefined();
  });
});
