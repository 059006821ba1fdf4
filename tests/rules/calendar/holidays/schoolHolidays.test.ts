import { describe, expect, it } from 'vitest';
import { schoolHolidays } from '#rules/calendar/holidays/schoolHolidays.ts';
import cases from '#tests/cases/calendar/schoolHolidays.json' with { type: 'json' };

describe('schoolHolidays', () => {
  it.each(cases)('of the school year from $schoolYear are those that were published', (one) => {
    const found = schoolHolidays(one.schoolYear).map(({ from, until }) => `${from}/${until}`);
    expect(found).toEqual(one.expected);
  });

  it('are in order, do not overlap, and begin on a Monday except Ascension and summer, until 2100', () => {
    for (let year = 2020; year < 2100; year += 1) {
      const all = schoolHolidays(year);
      const mondays = all.filter(({ name }) => !['Hemelvaart', 'Zomervakantie'].includes(name));
      expect(mondays.map(({ from }) => new Date(`${from}T00:00:00Z`).getUTCDay())).toEqual([1, 1, 1, 1, 1]);
      for (const [index, { from, until }] of all.entries()) {
        expect(from <= until).toBe(true);
        expect(until < (all[index + 1]?.from ?? '9999')).toBe(true);
      }
    }
  });
});
