import { expect, it } from 'vitest';
import { holidayLater } from '#rules/calendar/holidays/holidayLater.ts';

it.each([
  ['the Sunday before', '2027-02-07', undefined],
  ['its first day', '2027-02-08', '2028-02-28'],
  ['its last day', '2027-02-14', '2028-03-05'],
  ['the Monday after', '2027-02-15', undefined],
])('holidayLater finds the same day of the next Krokusvakantie for %s', (_which, day, later) => {
  expect(holidayLater(day)).toBe(later);
});
