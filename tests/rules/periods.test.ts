import { describe, expect, it } from 'vitest';
import type { Weekday } from '#rules/brusselsTime.ts';
import { dayPattern, namedDays, periodOf } from '#rules/periods.ts';
import days from '../cases/calendar/namedDays.json' with { type: 'json' };
import periods from '../cases/calendar/periods.json' with { type: 'json' };

describe('periodOf', () => {
  it.each(periods)('$name', ({ start, end, kind }) => {
    const startDate = Date.parse(start) / 1000;
    const endDate = end === null ? 0 : Date.parse(end) / 1000;
    expect(periodOf(startDate, endDate)).toEqual({
      kind,
      start: startDate,
      ...(kind === 'between' && { end: endDate }),
    });
  });
});

describe('namedDays', () => {
  it.each(days)('$name', ({ days, expected }) => {
    // The strings of the JSON table are wider than the codes of the type.
    expect(namedDays(days as Weekday[])).toEqual(expected);
  });
});

describe('dayPattern', () => {
  const all: Weekday[] = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'];
  it.each([
    { name: 'a camp of a week', days: all.slice(0, 5), from: '2027-02-15', until: '2027-02-19', is: 'daily' },
    {
      name: 'a camp of four days',
      days: all.slice(0, 4),
      from: '2027-02-15',
      until: '2027-02-18',
      is: 'daily',
    },
    {
      name: 'a camp of two weeks',
      days: all.slice(0, 5),
      from: '2027-07-05',
      until: '2027-07-16',
      is: 'workdays',
    },
    { name: 'a whole week', days: all, from: '2027-07-05', until: '2027-08-31', is: 'daily' },
    {
      name: 'a week with a holiday',
      days: ['ma', 'di', 'do', 'vr'],
      from: '2026-11-09',
      until: '2026-11-13',
      is: 'some',
    },
    {
      name: 'four days of a season',
      days: all.slice(0, 4),
      from: '2026-09-01',
      until: '2027-06-30',
      is: 'some',
    },
    {
      name: 'three days of a row',
      days: all.slice(0, 3),
      from: '2027-02-15',
      until: '2027-02-17',
      is: 'some',
    },
    { name: 'an unknown end', days: all.slice(0, 4), from: '2027-02-15', until: null, is: 'some' },
  ] as const)('$name is $is', ({ days: weekdays, from, until, is }) => {
    const seconds = (day: string) => Date.parse(`${day}T12:00:00+01:00`) / 1000;
    const endDate = until === null ? 0 : seconds(until);
    expect(dayPattern({ weekdays, startDate: seconds(from), endDate })).toBe(is);
  });
});
