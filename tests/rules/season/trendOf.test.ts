import { describe, expect, it } from 'vitest';
import { trendOf, trendSeason } from '#rules/season/trendOf.ts';

describe('trendSeason', () => {
  it.each([
    ['2026-11-29', 2026],
    ['2027-05-31', 2026],
    ['2027-06-01', 2027],
    ['2027-09-01', 2027],
  ])('is, on %s, the one of %i', (today, season) => {
    expect(trendSeason(today)).toBe(season);
  });
});

describe('trendOf', () => {
  it('shows each week from the first registration to the last of two seasons, and none of another', () => {
    const counted = [
      { season: 2026, week: -1, count: 4 },
      { season: 2026, week: 1, count: 2 },
      { season: 2025, week: 3, count: 7 },
      { season: 2024, week: -9, count: 1 },
    ];
    expect(trendOf(counted, '2026-09-15')).toEqual([
      { day: '2026-08-25', now: 4, before: 0 },
      { day: '2026-09-01', now: 0, before: 0 },
      { day: '2026-09-08', now: 2, before: 0 },
      { day: '2026-09-15', now: 0, before: 0 },
      { day: '2026-09-22', now: null, before: 7 },
    ]);
  });

  it('is empty without registrations', () => {
    expect(trendOf([], '2026-09-15')).toEqual([]);
  });
});
