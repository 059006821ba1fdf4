import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter, instantInBrussels } from '#rules/brusselsInstant.ts';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { formatTime } from '#rules/writtenTime.ts';

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

describe('instantInBrussels', () => {
  it.each([
    ['winter', '2026-01-15', '10:00', '2026-01-15T09:00:00.000Z'],
    ['summer', '2026-07-15', '10:00', '2026-07-15T08:00:00.000Z'],
    ['midnight on the day summer time begins', '2026-03-29', '00:00', '2026-03-28T23:00:00.000Z'],
    ['an hour that summer time skips', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['just after the skipped hour', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['midnight on the day summer time ends', '2026-10-25', '00:00', '2026-10-24T22:00:00.000Z'],
    ['the evening of that day', '2026-10-25', '20:00', '2026-10-25T19:00:00.000Z'],
    ['a birthdate before 1970', '1951-03-04', '00:00', '1951-03-03T23:00:00.000Z'],
  ])('reads %s', (_name, day, clock, expected) => {
    expect(iso(instantInBrussels(day, clock))).toBe(expected);
  });

  it.each([
    ['', '20:00'],
    ['2026-13-40', '20:00'],
    ['2026-11-30', '9:'],
  ])('has none for %j %j', (day, clock) => {
    expect(instantInBrussels(day, clock)).toBeNaN();
  });

  it('gives the instant at which a clock in Brussels shows that time, on any day', () => {
    const days = fc.date({
      min: new Date('1950-01-01'),
      max: new Date('2080-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        const noon = instantInBrussels(day, '12:34');
        expect([isoDayOf(noon), formatTime(noon)]).toEqual([day, '12u34']);
        expect(isoDayOf(instantInBrussels(day))).toBe(day);
      }),
    );
  });
});

describe('daysAfter', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-28', 2, '2026-03-30'],
  ])('%s and %i days is %s', (day, days, expected) => {
    expect(daysAfter(day, days)).toBe(expected);
  });
});
