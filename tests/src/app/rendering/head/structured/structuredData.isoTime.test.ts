import { describe, expect, test } from 'vitest';
import { isoDuration, isoTime } from '#src/app/rendering/head/structured/structuredData.ts';

describe('isoTime', () => {
  test.each([
    ['in winter', '2026-12-02T12:30:00Z', '2026-12-02T13:30:00+01:00'],
    ['in summer', '2026-07-02T12:30:00Z', '2026-07-02T14:30:00+02:00'],
    ['just before summer time begins', '2027-03-28T00:59:00Z', '2027-03-28T01:59:00+01:00'],
    ['just after summer time began', '2027-03-28T01:00:00Z', '2027-03-28T03:00:00+02:00'],
    ['in the hour that comes twice, the first time', '2026-10-25T00:30:00Z', '2026-10-25T02:30:00+02:00'],
    ['in the hour that comes twice, the second time', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00+01:00'],
    ['at midnight', '2026-12-31T23:00:00Z', '2027-01-01T00:00:00+01:00'],
  ])('writes the clock in Brussels with its offset: %s', (_, utc, written) => {
    expect(isoTime(Date.parse(utc) / 1000)).toBe(written);
    expect(Date.parse(written)).toBe(Date.parse(utc));
  });
});

test.each([
  [5_400, 'PT1H30M'],
  [3_600, 'PT1H'],
  [2_700, 'PT45M'],
  [0, 'PT0M'],
  [180_000, 'PT50H'],
])('isoDuration writes %i seconds as %s', (seconds, written) => {
  expect(isoDuration(seconds)).toBe(written);
});
