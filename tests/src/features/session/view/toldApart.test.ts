import { describe, expect, it } from 'vitest';
import { toldApart } from '#src/features/session/view/toldApart.ts';

const jan = (birthdate: string | undefined, lastName = 'Peeters') => ({
  ...{ name: `Jan ${lastName}`, firstName: 'Jan', birthdate },
});
const an = { name: 'An Peeters', firstName: 'An', birthdate: '1986-04-02' };

describe('toldApart', () => {
  it.each([
    ['different names as they are', [an, jan('1948-05-01')], ['An', 'Jan'], ['An Peeters', 'Jan Peeters']],
    [
      'a grandfather and a grandson with their birth year',
      [an, jan('1948-05-01'), jan('2014-09-30')],
      ['An', 'Jan (1948)', 'Jan (2014)'],
      ['An Peeters', 'Jan Peeters (1948)', 'Jan Peeters (2014)'],
    ],
    [
      'two who were born in one year with their day',
      [jan('2014-05-01'), jan('2014-09-30')],
      ['Jan (01/05/2014)', 'Jan (30/09/2014)'],
      ['Jan Peeters (01/05/2014)', 'Jan Peeters (30/09/2014)'],
    ],
    [
      'one whose birthdate is unknown without it',
      [jan('1948-05-01'), jan(undefined)],
      ['Jan (1948)', 'Jan'],
      ['Jan Peeters (1948)', 'Jan Peeters'],
    ],
    [
      'equal first names as full names',
      [jan('1948-05-01'), jan('2014-09-30', 'Maes')],
      ['Jan Peeters', 'Jan Maes'],
      ['Jan Peeters', 'Jan Maes'],
    ],
  ])('shows %s', (_, members, firstNames, names) => {
    const shown = toldApart(members);
    expect(shown.map(({ firstName }) => firstName)).toEqual(firstNames);
    expect(shown.map(({ name }) => name)).toEqual(names);
  });
});
