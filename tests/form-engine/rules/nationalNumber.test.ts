import { describe, expect, it } from 'vitest';
import {
  hasNationalNumberCheck,
  hasUnknownBirthdate,
  isBisNumber,
  isValidNationalNumber,
  readNationalNumber,
} from '#form-engine/src/rules/nationalNumber.ts';
import cases from '../../cases/answers/nationalNumber.json' with { type: 'json' };
import checkCases from '../../cases/answers/nationalNumberCheck.json' with { type: 'json' };
import readCases from '../../cases/answers/readNationalNumber.json' with { type: 'json' };
import { runNationalNumberCases } from './runNationalNumberCases.ts';

describe('isValidNationalNumber', () => {
  it.each(cases)('$name', ({ input, expected }) => {
    expect(isValidNationalNumber(input.value, input.birthdate)).toBe(expected);
  });
});

describe('hasNationalNumberCheck', () => {
  it.each(checkCases)('$name', ({ input, expected }) => {
    expect(hasNationalNumberCheck(input.value, input.birthdate)).toBe(expected);
  });
});

describe('readNationalNumber', () => {
  it.each(readCases)('$name', ({ input, expected }) => {
    expect(readNationalNumber(input)).toBe(expected);
  });
});

runNationalNumberCases();

describe('isBisNumber', () => {
  it.each([
    ['88222999936', true],
    ['08422999977', true],
    ['93051822361', false],
    ['15400000135', true],
    ['93131822361', false],
    ['93531822361', false],
    ['8822299993', false],
  ])('says for %s: %s', (digits, expected) => {
    expect(isBisNumber(digits)).toBe(expected);
  });
});

describe('hasUnknownBirthdate', () => {
  it.each([
    ['15000000136', true],
    ['15070000136', true],
    ['15400000136', true],
    ['93051822361', false],
    ['10101000136', false],
  ])('says for %s: %s', (digits, expected) => {
    expect(hasUnknownBirthdate(digits)).toBe(expected);
  });
});
