import { describe, expect, it } from 'vitest';
import { isoDayOf, noonOf, weekdayOf } from '#rules/brusselsTime.ts';
import dates from '../cases/calendar/dates.json' with { type: 'json' };

const secondsAt = (instant: string) => Date.parse(instant) / 1000;
const fridayNight = secondsAt('2026-11-20T22:59:00Z');
const saturdayJustBegun = secondsAt('2026-11-20T23:00:00Z');

describe('isoDayOf', () => {
  it('changes the day at midnight in Brussels, in winter and in summer', () => {
    expect(isoDayOf(fridayNight)).toBe('2026-11-20');
    expect(isoDayOf(saturdayJustBegun)).toBe('2026-11-21');
    expect(isoDayOf(secondsAt('2026-07-01T21:59:59Z'))).toBe('2026-07-01');
    expect(isoDayOf(secondsAt('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
  });
});

describe('noonOf', () => {
  it.each(['2026-03-29', '2026-07-01', '2026-10-25', '2026-12-31'])(
    'is an instant on %s in Brussels',
    (day) => expect(isoDayOf(noonOf(day))).toBe(day),
  );
});

describe('weekdayOf', () => {
  it.each(dates)('of $name is $weekday', ({ at, weekday }) => expect(weekdayOf(secondsAt(at))).toBe(weekday));
});
