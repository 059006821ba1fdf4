import { describe, expect, it } from 'vitest';
import { defaultPeriod } from '#src/features/offer/courses/sheet/plannedLessons.ts';

describe('defaultPeriod', () => {
  it.each([
    ['2026-11-29', '2026-11-29', '2027-06-30'],
    ['2027-04-30', '2027-04-30', '2027-06-30'],
    ['2027-05-01', '2027-09-01', '2028-06-30'],
    ['2027-08-31', '2027-09-01', '2028-06-30'],
    ['2027-09-01', '2027-09-01', '2028-06-30'],
  ])('on %s is from %s to %s', (today, start, end) => {
    expect(defaultPeriod(today)).toEqual({ start, end });
  });
});
