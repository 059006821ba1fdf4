import { describe, expect, it } from 'vitest';
import { clampNumber, passedBound, stepNumber } from '#form-engine/src/questions/number/clampNumber.ts';

const bounds = { min: 0, max: 10 };

describe('clampNumber', () => {
  it.each([
    ['-1', '0', 'min'],
    ['0', '0', undefined],
    ['10', '10', undefined],
    ['1e9', '10', 'max'],
    ['1.5', '1', undefined],
    ['1,5', '1', undefined],
    ['10,5', '10', 'max'],
    ['1.000', '10', 'max'],
    ['1 000', '10', 'max'],
    ['1e999', '10', 'max'],
    ['007', '7', undefined],
    ['+7', '7', undefined],
    [' 7 ', '7', undefined],
    ['NaN', 'NaN', undefined],
    ['Infinity', 'Infinity', undefined],
    ['veel', 'veel', undefined],
    ['0x10', '0x10', undefined],
    ['', '', undefined],
  ])('row 37: clamps %j between 0 and 10 to %j', (text, clamped, passed) => {
    expect(clampNumber(text, bounds)).toBe(clamped);
    expect(passedBound(text, bounds)).toBe(passed);
  });

  it('row 37: allows only 0 at max 0', () => {
    expect(clampNumber('3', { min: 0, max: 0 })).toBe('0');
  });

  it('keeps at most fifteen digits when there is no maximum', () => {
    expect(clampNumber('1000', { min: 0, max: undefined })).toBe('1000');
    expect(clampNumber('9'.repeat(20), { min: 0, max: undefined })).toBe('9'.repeat(15));
  });
});

describe('stepNumber', () => {
  it.each([
    ['3', 1, '4'],
    ['3', -1, '2'],
    ['', 1, '1'],
    ['veel', 1, '1'],
    ['10', 1, '10'],
    ['0', -1, '0'],
    ['99', -1, '10'],
  ] as const)('steps from %j by %i to %j', (text, by, expected) => {
    expect(stepNumber(text, by, bounds)).toBe(expected);
  });

  it('starts at the minimum', () => {
    expect(stepNumber('', 1, { min: 5, max: 10 })).toBe('5');
  });
});
