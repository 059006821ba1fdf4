import { expect, test } from 'vitest';
import { holidayOn } from '#rules/calendar/holidays/holidayOn.ts';

test.each([
  ['2026-11-01', ['school'], undefined],
  ['2026-11-01', ['public'], 'Allerheiligen'],
  ['2026-11-02', ['school'], 'Herfstvakantie'],
  ['2027-01-03', ['school'], 'Kerstvakantie'],
  ['2027-01-04', ['school', 'public'], undefined],
  ['2027-07-21', ['school', 'public'], 'Zomervakantie'],
  ['2027-07-21', ['public'], 'Nationale feestdag'],
  ['2027-07-21', [], undefined],
] as const)('holidayOn %s of the kinds %j is %s', (day, kinds, name) => {
  expect(holidayOn(day, kinds)?.name).toBe(name);
});
