import { expect, test } from 'vitest';
import { easterSunday } from '#rules/calendar/holidays/publicHolidays.ts';

test.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [2008, '2008-03-23'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('easterSunday of %i is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});
