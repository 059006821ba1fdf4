import { expect, test } from 'vitest';
import { dayInMonth, dayName, monthName, monthWord, weekdayNames } from '#rules/calendar/calendarNames.ts';

test.each([
  ['2026-01', 'januari 2026', 'januari'],
  ['2026-11', 'november 2026', 'november'],
  ['2027-12', 'december 2027', 'december'],
])('%s is %s', (month, name, word) => {
  expect(monthName(month)).toBe(name);
  expect(monthWord(month)).toBe(word);
});

test('the week begins on Monday', () => {
  expect(weekdayNames).toEqual([
    { code: 'ma', name: 'maandag' },
    { code: 'di', name: 'dinsdag' },
    { code: 'wo', name: 'woensdag' },
    { code: 'do', name: 'donderdag' },
    { code: 'vr', name: 'vrijdag' },
    { code: 'za', name: 'zaterdag' },
    { code: 'zo', name: 'zondag' },
  ]);
});

test('a day has its name with and without its weekday', () => {
  expect(dayName('2026-12-03')).toBe('donderdag 03 december 2026');
  expect(dayInMonth('2026-12-03')).toBe('03 december 2026');
});
