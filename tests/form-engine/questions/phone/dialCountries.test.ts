import { describe, expect, it } from 'vitest';
import { farCountries, nearCountries } from '../../../../form-engine/src/questions/phone/dialCountries.ts';
import { dialCodes } from '../../../../form-engine/src/rules/dialCodes.ts';

describe('dialCountries', () => {
  it('begins with Belgium and the countries around it', () => {
    expect(nearCountries.map(({ name, dialCode }) => `${name} ${dialCode}`)).toEqual([
      'België 32',
      'Nederland 31',
      'Frankrijk 33',
      'Duitsland 49',
      'Luxemburg 352',
    ]);
  });

  it('then has every other country once, with a Dutch name, by name', () => {
    const names = farCountries.map(({ name }) => name);
    expect(nearCountries.length + farCountries.length).toBe(dialCodes.size);
    expect(names.toSorted((a, b) => a.localeCompare(b, 'nl-BE'))).toEqual(names);
    expect(names.filter((name) => name.length < 3)).toEqual([]);
    expect(names).toContain('Marokko');
  });
});
