import { describe, expect, it } from 'vitest';
import { publicHolidays } from '#rules/calendar/holidays/publicHolidays.ts';
import { schoolHolidays } from '#rules/calendar/holidays/schoolHolidays.ts';
import cases from '#tests/cases/calendar/schoolHolidays.json' with { type: 'json' };

/** A browser counts days in the time zone of its machine, so the vectors of the server run here too. */
describe('holidays in a browser', () => {
  it.each(cases)(
    'schoolHolidays of the school year from $schoolYear are those that were published',
    (one) => {
      const found = schoolHolidays(one.schoolYear).map(({ from, until }) => `${from}/${until}`);
      expect(found).toEqual(one.expected);
    },
  );

  it('publicHolidays of 2027 have Easter Monday, Ascension and Whit Monday by rule', () => {
    const days = publicHolidays(2027).map(({ from }) => from);
    expect(days).toEqual(expect.arrayContaining(['2027-03-29', '2027-05-06', '2027-05-17']));
    expect(days).toHaveLength(10);
  });
});
