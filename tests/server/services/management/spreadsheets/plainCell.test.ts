import { describe, expect, it } from 'vitest';
import { plainCell } from '#server/services/management/spreadsheets/plainCell.ts';

describe('plainCell', () => {
  it.each([
    ['+32 470123456', '+32 470123456'],
    ['+32470123456', '+32 470123456'],
    ['+32 470 12.34.56', '+32 470 12.34.56'],
    ['-5', '-5'],
    ['-12,50', '-12,50'],
    ['-', '-'],
    ['Noor', 'Noor'],
    ["D'Hondt", "D'Hondt"],
    ['', ''],
    ['1-2', '1-2'],
  ])('leaves %j readable, because it can be no formula: %j', (text, expected) => {
    expect(plainCell(text)).toBe(expected);
  });

  it.each([
    '=1+1',
    '+1+1',
    '+32/470',
    '-2+3',
    '-1E9',
    '- geen',
    '+A1',
    '@opa',
    '\t=1',
    '\r=1',
    '\n=1',
    '-5\n=1',
    '+32 470,1,2',
    '\uFF1D1+1',
    '\uFF0B32 470123456',
    '\uFF0D1',
    '\uFF20opa',
  ])('escapes %j', (text) => {
    expect(plainCell(text)).toBe(`'${text}`);
  });
});
