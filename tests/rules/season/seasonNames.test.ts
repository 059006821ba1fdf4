import { describe, expect, it } from 'vitest';
import { inSeason, urlInSeason } from '#rules/season/seasonNames.ts';

describe('inSeason', () => {
  it.each([
    ['Jazz', 'Jazz 2027-2028'],
    ['Jazz 2026-2027', 'Jazz 2027-2028'],
    ['Jazz 2026/27 (groep 2)', 'Jazz 2027/2028 (groep 2)'],
    ["Jazz '26-'27", "Jazz '26-'27 2027-2028"],
    ['Jazz 26 - 27', 'Jazz 2027 - 2028'],
    ['Jazz 2025-2026', 'Jazz 2025-2026 2027-2028'],
  ])('writes %s as %s', (title, next) => {
    expect(inSeason(title, 2027)).toBe(next);
  });
});

describe('urlInSeason', () => {
  it.each([
    ['jazz', 'jazz-2027-2028'],
    ['jazz-2026-2027', 'jazz-2027-2028'],
    ['jazz-12-15', 'jazz-12-15-2027-2028'],
  ])('writes %s as %s', (url, next) => {
    expect(urlInSeason(url, 2027)).toBe(next);
  });
});

it('keeps a url and a title within what a club file allows', () => {
  const url = `${'a'.repeat(69)}-${'b'.repeat(10)}`;
  expect(urlInSeason(url, 2027)).toBe(`${'a'.repeat(69)}-2027-2028`);
  expect(inSeason('x'.repeat(200), 2027)).toHaveLength(200);
});
