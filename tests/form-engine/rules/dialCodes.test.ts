import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { countryOfDialCode, dialCodes } from '#form-engine/src/rules/dialCodes.ts';
import { readPhone, splitDialCode } from '#form-engine/src/rules/readPhone.ts';

describe('dialCodes', () => {
  it('lists every country of the numbering plans with its code', () => {
    const plans = Object.fromEntries(
      getCountries().map((country) => [country, String(getCountryCallingCode(country))]),
    );
    expect(Object.fromEntries(dialCodes)).toEqual(plans);
  });

  it('has only codes that splitDialCode finds at the start of a number', () => {
    for (const code of new Set(dialCodes.values())) {
      expect(splitDialCode(`${code}123456`)).toEqual({ dialCode: code, national: '123456' });
    }
  });
});

describe('countryOfDialCode', () => {
  it.each([
    ['32', 'BE'],
    ['1', 'US'],
    ['7', 'RU'],
    ['44', 'GB'],
    ['39', 'IT'],
    ['212', 'MA'],
    ['999', undefined],
  ])('finds for the dial code %s the country %s', (code, country) => {
    expect(countryOfDialCode(code)).toBe(country);
  });
});

describe('readPhone with the numbering plans', () => {
  it.each(getCountries())('stores a mobile number of %s without changing its digits', (country) => {
    const example = getExampleNumber(country, examples);
    if (!example) return;
    const stored = `+${example.countryCallingCode} ${example.nationalNumber}`;
    expect(readPhone(example.number)).toBe(stored);
    expect(readPhone(example.formatInternational())).toBe(stored);
    expect(readPhone(`00${example.number.slice(1)}`)).toBe(stored);
  });
});
