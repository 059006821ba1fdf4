import { describe, expect, it, test } from 'vitest';
import { noonOf } from '#rules/brusselsTime.ts';
import {
  clockOf,
  formatClock,
  formatCodedDay,
  formatCodedLongDay,
  formatDay,
  formatLongDay,
  formatNamedDay,
  formatTime,
  formatWeekdayDay,
} from '#rules/writtenTime.ts';
import dates from '../cases/calendar/dates.json' with { type: 'json' };

const secondsAt = (instant: string) => Date.parse(instant) / 1000;
const fridayNight = secondsAt('2026-11-20T22:59:00Z');
const saturdayJustBegun = secondsAt('2026-11-20T23:00:00Z');

describe.each(dates)('$name', ({ at, day, longDay, time }) => {
  const seconds = secondsAt(at);
  it(`formatDay writes ${day}`, () => expect(formatDay(seconds)).toBe(day));
  it(`formatLongDay writes ${longDay}`, () => expect(formatLongDay(seconds)).toBe(longDay));
  it(`formatTime writes ${time}`, () => expect(formatTime(seconds)).toBe(time));
});

test('formatCodedDay and formatCodedLongDay begin with the code of the day in Brussels', () => {
  expect([fridayNight, saturdayJustBegun].map(formatCodedDay)).toEqual(['vr 20/11/2026', 'za 21/11/2026']);
  expect([fridayNight, saturdayJustBegun].map(formatCodedLongDay)).toEqual([
    'vr 20 november 2026',
    'za 21 november 2026',
  ]);
});

test('formatWeekdayDay begins with the name of the day in Brussels', () => {
  expect([fridayNight, saturdayJustBegun].map(formatWeekdayDay)).toEqual([
    'vrijdag 20/11/2026',
    'zaterdag 21/11/2026',
  ]);
});

describe('formatNamedDay', () => {
  it('writes the name of the day before DD MMMM YYYY, by the day in Brussels', () => {
    expect(formatNamedDay(fridayNight)).toBe('vrijdag 20 november 2026');
    expect(formatNamedDay(saturdayJustBegun)).toBe('zaterdag 21 november 2026');
    expect(formatNamedDay(noonOf('2026-12-03'))).toBe('donderdag 03 december 2026');
  });
});

describe('clockOf', () => {
  it('writes 24 hours as the wire has them, midnight as 00:00', () => {
    expect(clockOf(secondsAt('2026-11-20T13:30:00Z'))).toBe('14:30');
    expect(clockOf(saturdayJustBegun)).toBe('00:00');
  });
});

describe('formatClock', () => {
  it('writes a wire clock as 09u05', () => expect(formatClock('09:05')).toBe('09u05'));
});
