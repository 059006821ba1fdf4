import { expect, it } from 'vitest';
import { cardEnd } from '#rules/season/cardEnd.ts';

it.each([
  ['august', '2026-09-01', '2027-08-31'],
  ['august', '2027-06-30', '2027-08-31'],
  ['august', '2027-07-01', '2028-08-31'],
  ['december', '2026-10-30', '2026-12-31'],
  ['december', '2026-10-31', '2027-12-31'],
  ['june', '2027-04-29', '2027-06-30'],
  ['june', '2027-04-30', '2028-06-30'],
] as const)('a card of a season until %s that is given on %s ends on %s', (season, today, end) => {
  expect(cardEnd(season, today)).toBe(end);
});
