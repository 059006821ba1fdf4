import { describe, expect, it } from 'vitest';
import { publicHolidays } from '#rules/calendar/holidays/publicHolidays.ts';

describe('publicHolidays', () => {
  it('of 2027 are these ten days', () => {
    expect(publicHolidays(2027)).toMatchObject([
      { from: '2027-01-01', name: 'Nieuwjaar' },
      { from: '2027-03-29', name: 'Paasmaandag' },
      { from: '2027-05-01', name: 'Dag van de Arbeid' },
      { from: '2027-05-06', name: 'Onze-Lieve-Heer-Hemelvaart' },
      { from: '2027-05-17', name: 'Pinkstermaandag' },
      { from: '2027-07-21', name: 'Nationale feestdag' },
      { from: '2027-08-15', name: 'Onze-Lieve-Vrouw-Hemelvaart' },
      { from: '2027-11-01', name: 'Allerheiligen' },
      { from: '2027-11-11', name: 'Wapenstilstand' },
      { from: '2027-12-25', name: 'Kerstmis' },
    ]);
  });

  it('are in order where Ascension comes before 1 May', () => {
    const days = publicHolidays(2008).map(({ from }) => from);
    expect(days).toEqual(days.toSorted());
    expect(days[2]).toBe('2008-05-01');
  });
});
