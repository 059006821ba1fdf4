import { describe, expect, it } from 'vitest';
import { clockAt, isoDayOf, noonOf, weekdayOf } from '#rules/brusselsTime.ts';
import dates from '../cases/calendar/dates.json' with { type: 'json' };

const secondsAt = (instant: string) => Date.parse(instant) / 1000;
const fridayNight = secondsAt('2026-11-20T22:59:00Z');
const saturdayJustBegun = secondsAt('2026-11-20T23:00:00Z');

const zoneDatabase = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
});

describe('clockAt', () => {
  it('is the clock of the time zone database, in each hour around each change and at any time of the year', () => {
    const years = Array.from({ length: 160 }, (_, index) => 1940 + index);
    const changesAndMore = years.flatMap((year) => [
      ...hoursFrom(`${year}-01-01T00:00:00Z`, 60, 149),
      ...['03-24', '09-20', '10-22'].flatMap((day) => hoursFrom(`${year}-${day}T00:00:00Z`, 340, 1)),
    ]);
    const wrong = changesAndMore.filter((time) => {
      const { day, clock } = clockAt(time);
      return `${day}, ${clock}` !== zoneDatabase.format(time * 1000);
    });
    expect(wrong.map((time) => new Date(time * 1000).toISOString())).toEqual([]);
  });

  it.each([
    ['1978-10-01T00:59:59Z', '02:59:59'],
    ['1978-10-01T01:00:00Z', '02:00:00'],
    ['2026-03-29T00:59:59Z', '01:59:59'],
    ['2026-03-29T01:00:00Z', '03:00:00'],
    ['2026-10-25T00:59:59Z', '02:59:59'],
    ['2026-10-25T01:00:00Z', '02:00:00'],
  ])('at %s shows %s', (instant, clock) => expect(clockAt(secondsAt(instant)).clock).toBe(clock));
});

/** A time every so many hours, one second before the hour. */
function hoursFrom(start: string, count: number, step: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => secondsAt(start) + index * step * 3600 - 1);
}

describe('isoDayOf', () => {
  it('changes the day at midnight in Brussels, in winter and in summer', () => {
    expect(isoDayOf(fridayNight)).toBe('2026-11-20');
    expect(isoDayOf(saturdayJustBegun)).toBe('2026-11-21');
    expect(isoDayOf(secondsAt('2026-07-01T21:59:59Z'))).toBe('2026-07-01');
    expect(isoDayOf(secondsAt('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
  });

  it('is what a clock in Brussels shows, since 1900 and at any time of day', () => {
    const step = 37 * 60 * 60 + 11 * 60;
    for (
      let time = secondsAt('1900-01-01T00:00:00Z');
      time < secondsAt('2050-01-01T00:00:00Z');
      time += step
    ) {
      expect(isoDayOf(time), `at ${time}`).toBe(clockAt(time).day);
    }
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
