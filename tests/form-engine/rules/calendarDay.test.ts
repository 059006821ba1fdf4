import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDate, localDay } from '#form-engine/src/rules/calendarDay.ts';

describe('addDays', () => {
  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', -20, '2026-10-31'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-29', 1, '2026-03-30'],
    ['9998-12-31', 1, '9999-01-01'],
    ['0002-01-01', -1, '0001-12-31'],
    ['0001-01-02', -7, '0001-01-01'],
    ['9999-12-30', 7, '9999-12-31'],
    ['2026-11-20', 1e12, '9999-12-31'],
    ['2026-11-20', -1e12, '0001-01-01'],
  ])('counts from %s by %d days to %s', (day, days, reached) => {
    expect(addDays(day, days)).toBe(reached);
  });

  it('comes back by the same number of days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500_000, max: 500_000 }), (days) => {
        expect(addDays(addDays('2026-11-20', days), -days)).toBe('2026-11-20');
      }),
    );
  });
});

describe('localDay', () => {
  it.each(['2026-11-20', '0099-01-01', '2026-03-29', '9999-12-31'])('of localDate(%s) is that day', (day) => {
    const date = localDate(day);
    expect(date && localDay(date)).toBe(day);
  });

  it('has no date for a text that is no day', () => {
    expect(localDate('2026-02-30')).toBeUndefined();
  });
});
