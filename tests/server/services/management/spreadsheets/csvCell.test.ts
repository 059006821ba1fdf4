import { describe, expect, it } from 'vitest';
import { csvCell } from '#server/services/management/spreadsheets/csvCell.ts';

describe('csvCell', () => {
  it.each([
    '',
    '-',
    'Noor',
    "D'Hondt",
    '9000',
    '0',
    '12A',
    'mei',
    'Mei Claes',
    'Jan 2',
    '3 broers',
    'Waar is de zaal?',
    '\u2013',
  ])('leaves %j, which Excel shows as it is', (text) => {
    // A name and a number are a day for Excel.
    expect(csvCell(text)).toBe(text === 'Jan 2' ? '="Jan 2"' : text);
  });

  it.each([
    ...[
      '007',
      '12-03',
      '1E5',
      '1/2',
      '1 1/2',
      '12,50',
      '1.000',
      '10:30',
      '25%',
      '€ 5',
      '(5)',
      '123456789012',
      ' 12 ',
    ],
    ...['+32 470123456', '+32470123456', '-5', '-12,50', '=1+1', '+1+1', '-2+3', '- geen', '+A1', '@opa'],
    ...['5 mei', 'mei 2026', '3 mrt.', '12-jan-26', '3 pm', 'WAAR', 'false', '#N/B'],
    ...['\uFF1D1+1', '\uFF0D1', '\uFF20opa'],
  ])('shows %j by a formula of its text, because Excel would alter or run it', (text) => {
    expect(csvCell(text)).toBe(`="${text}"`);
  });

  it('doubles a quotation mark in such a formula, so that the text can not end it', () => {
    expect(csvCell('=HYPERLINK("x")&cmd|a')).toBe('="=HYPERLINK(""x"")&cmd|a"');
  });

  it.each(['\t=1', '\r=1', '\n=1', '-5\n=1', `=${'1+'.repeat(200)}1`])(
    'escapes %j by an apostrophe, because a formula can not hold it',
    (text) => {
      expect(csvCell(text)).toBe(`'${text}`);
    },
  );

  it.each([
    [{ is: 'number', number: -1.5 }, '-1,5'],
    [{ is: 'amount', cents: 1250 }, '12,50'],
    [{ is: 'day', day: '2014-03-05' }, '05/03/2014'],
    [{ is: 'moment', at: 1_795_000_000 }, '18/11/2026 12u06'],
  ] as const)('writes the value %j as Belgium does', (cell, expected) => {
    expect(csvCell(cell)).toBe(expected);
  });
});
