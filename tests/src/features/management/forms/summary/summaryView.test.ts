import { describe, expect, it } from 'vitest';
import { barsOf, factsOf } from '#src/features/management/forms/summary/summaryView.ts';

describe('barsOf', () => {
  it('has the share of the people who answered, and the option to filter by where somebody chose it', () => {
    const options = [
      { label: 'Ja', count: 2, place: null },
      { label: 'Nee', count: 0, place: null },
      { label: '', count: 1, place: null },
    ];
    const filters = [
      { value: 'j', label: 'Ja' },
      { value: 'n', label: 'Nee' },
    ];
    expect(barsOf({ options, total: 3 }, filters)).toEqual([
      { label: 'Ja', count: 2, share: 67, place: '', option: 'j' },
      { label: 'Nee', count: 0, share: 0, place: '', option: undefined },
      { label: 'Iets anders', count: 1, share: 33, place: '', option: undefined },
    ]);
  });

  it('has no share where nobody answered, and writes the average place of a ranking with a comma', () => {
    const options = [{ label: 'Koken', count: 0, place: '1.7' }];
    expect(barsOf({ options, total: 0 }, [])).toMatchObject([{ share: 0, place: '1,7' }]);
  });
});

describe('factsOf', () => {
  it.each([
    ['number', { least: '0', middle: '1.5', most: '12', average: '3.75' }, ['0', '1,5', '12', '3,75']],
    ['computed', { least: '1', middle: '2', most: '3', average: '2' }, ['1', '2', '3']],
    [
      'date',
      { least: '2027-07-01', middle: '2027-07-05', most: '2027-07-09', average: null },
      ['01/07/2027', '05/07/2027', '09/07/2027'],
    ],
    ['time', { least: '08:05', middle: '09:00', most: '17:30', average: null }, ['08u05', '09u00', '17u30']],
    [
      'datetime',
      { least: '2027-07-01T08:05', middle: '2027-07-01T08:05', most: '2027-07-01T08:05', average: null },
      ['01/07/2027 08u05', '01/07/2027 08u05', '01/07/2027 08u05'],
    ],
  ])('writes the spread of a %s', (type, spread, values) => {
    expect(factsOf({ type, spread }).map(({ value }) => value)).toEqual(values);
  });

  it('is empty without a spread', () => {
    expect(factsOf({ type: 'text', spread: null })).toEqual([]);
  });
});
