import { describe, expect, it } from 'vitest';
import type { Weekday } from '#rules/brusselsTime.ts';
import { namedDays, periodOf } from '#rules/periods.ts';
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
