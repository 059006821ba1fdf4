import { describe, expect, it } from 'vitest';
import { dutchPostalDigits, isPostalCode, writePostalCode } from '#form-engine/src/rules/postalCode.ts';

describe('isPostalCode', () => {
  it.each([
    ['9000', 'BE'],
    [' 9000 ', 'BE'],
    ['1012 AB', 'NL'],
    ['1012AB', 'NL'],
    ['1012 ab', 'NL'],
    ['59000', 'FR'],
    ['52062', 'DE'],
    ['1111', 'LU'],
    ['', 'BE'],
    ['SW1A 1AA', 'GB'],
    ['anything', 'XX'],
    ['anything', 'toString'],
  ])('%j has the form of %s', (postal, country) => {
    expect(isPostalCode(postal, country)).toBe(true);
  });

  it.each([
    ['0900', 'BE'],
    ['900', 'BE'],
    ['90000', 'BE'],
    ['1012 AB', 'BE'],
    ['1012', 'NL'],
    ['0123 AB', 'NL'],
    ['1012 SA', 'NL'],
    ['1012 sd', 'NL'],
    ['1012  AB', 'NL'],
    ['9000', 'FR'],
    ['9000', 'DE'],
  ])('%j does not have the form of %s', (postal, country) => {
    expect(isPostalCode(postal, country)).toBe(false);
  });
});

describe('dutchPostalDigits', () => {
  it.each([
    ['1012 AB', '1012'],
    [' 1012ab', '1012'],
    ['1012', undefined],
    ['1012 SS', undefined],
    ['', undefined],
  ])('reads the digits of %j as %j', (postal, digits) => {
    expect(dutchPostalDigits(postal)).toBe(digits);
  });
});

describe('writePostalCode', () => {
  it.each([
    ['1012ab', 'NL', '1012 AB'],
    ['1012 AB', 'NL', '1012 AB'],
    ['1012 ss', 'NL', '1012 ss'],
    ['1012ab', 'BE', '1012ab'],
    ['', 'NL', ''],
  ])('writes %j of the country %s as %j', (postal, country, written) => {
    expect(writePostalCode(postal, country)).toBe(written);
  });
});
