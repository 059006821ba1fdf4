import { expect, it } from 'vitest';
import { nextSeason } from '#rules/season/nextSeason.ts';
import { readPrice, readPrices, seasonRows } from '#src/features/offer/season/seasonRows.ts';
import { clubOffer, courseOf, tariffOf } from '../clubOffer.ts';

const hours = { from: '09:00', to: '16:00' };
const camp = courseOf('Paaskamp', {
  type: 'activity',
  // The Monday of the second week of the holiday is Easter Monday in the next year.
  sessions: ['2027-04-05', '2027-04-06'].map((day) => ({ day, ...hours })),
  tariffs: [tariffOf({ price: 150 }), tariffOf({ title: 'Halve dag', price: 80, blockedMessage: 'Volzet' })],
});

it('seasonRows shows what a rule makes of the days and prices, and what to look at', () => {
  const copied = nextSeason(clubOffer({ courses: [camp] }), { season: 2027, listsLessons: true });
  const [row] = seasonRows(copied, { is: 'percentage', percentage: 5, to: 100 }, { is: 'year-later' });
  expect(row).toMatchObject({
    title: 'Paaskamp',
    before: { period: '2 lessen, van 05/04/2027 tot en met 06/04/2027' },
    after: { period: '2 lessen, van 10/04/2028 tot en met 11/04/2028' },
    checks: [
      'Losse dagen: ma 10/04/2028 en di 11/04/2028',
      'Blijft gesloten met de melding “Volzet”',
      'Inschrijven kan zodra je publiceert',
    ],
    tariffs: [
      { key: 'paaskamp 0', title: 'Heel jaar', before: '€\u00a0150,00', ruled: '158,00' },
      { key: 'paaskamp 1', ruled: '84,00' },
    ],
  });
});

it('seasonRows names a public holiday among the loose days', () => {
  const may = courseOf('Open dag', { type: 'activity', sessions: [{ day: '2027-05-02', ...hours }] });
  const copied = nextSeason(clubOffer({ courses: [may] }), { season: 2027, listsLessons: true });
  const onHoliday = copied.map((one) => ({ ...one, loose: [{ day: '2028-05-01', ...hours }] }));
  expect(seasonRows(onHoliday, { is: 'same' }, { is: 'at-once' })[0]?.checks).toEqual([
    'Losse dagen: ma 01/05/2028',
    'ma 01/05/2028 is een feestdag: Dag van de Arbeid',
  ]);
});

it.each([
  ['95', 9500],
  ['€ 1.095,50', 109_550],
  ['', undefined],
  ['gratis', undefined],
  ['2.000.000', undefined],
])('readPrice reads “%s” as %s', (text, cents) => {
  expect(readPrice(text)).toBe(cents);
});

it('readPrices leaves out what is no price', () => {
  expect(
    readPrices(
      new Map([
        ['a 0', '95,5'],
        ['b 0', 'x'],
      ]),
    ),
  ).toEqual(new Map([['a 0', 95.5]]));
});
