import { expect, test } from 'vitest';
import { lookAgainIn } from '#src/features/courses/queries/lookAgainIn.ts';

const minute = 60;
const hour = 60 * minute;

test.each<[string, readonly number[], number | undefined]>([
  ['never where nothing opens later', [], undefined],
  ['each hour where it is long', [40 * 24 * hour], hour],
  ['a quarter before the moment', [hour], 45 * minute],
  ['each minute near the moment, because the clock of the device may be behind', [10 * minute], minute],
  ['at the moment itself', [20], 20],
  ['each five seconds after it, because the clock of the device may be ahead', [-1], 5],
  ['for the first of several moments', [hour, 20], 20],
])('lookAgainIn looks %s', (_when, left, seconds) => {
  const now = 1_800_000_000;
  expect(
    lookAgainIn(
      left.map((one) => now + one),
      now,
    ),
  ).toBe(seconds === undefined ? undefined : 1000 * seconds);
});
