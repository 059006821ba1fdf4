import { expect, test } from 'vitest';
import { endOfDay, lessonsToKeep, mayKeepDetails } from '#src/features/teacher/view/lessonsToKeep.ts';

/** A moment in Brussels in November 2026, which is UTC+1 then. */
const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour - 1, minute) / 1000;
const now = at(20, 10);
const known = { nid: 0, url: '', title: '' };
const course = (...starts: number[]) => ({
  ...known,
  club: known,
  sessions: starts.map((start) => ({ nid: start, start, end: start + 3600, place: '', saved: false })),
  cancelled: [],
});

test.each([
  [
    'today, also what is over, and the next day with lessons',
    [[at(20, 8), at(20, 18), at(23, 9), at(24, 9)]],
    [at(20, 8), at(20, 18), at(23, 9)],
  ],
  ['all lessons of the next day, over all courses', [[at(23, 9)], [at(23, 19)]], [at(23, 9), at(23, 19)]],
  ['nothing of yesterday, and nothing in more than a week', [[at(19, 18), at(28, 9)]], []],
  ['a lesson a week from now', [[at(27, 23)]], [at(27, 23)]],
])('lessonsToKeep has %s', (_what, courses, kept) => {
  expect(
    lessonsToKeep(
      courses.map((starts) => course(...starts)),
      now,
    ).map(({ start }) => start),
  ).toEqual(kept);
});

test('mayKeepDetails is true from a week before to the end of the day in Brussels', () => {
  const day = (moment: number) => mayKeepDetails({ start: at(20, 18) }, moment);
  expect([at(12, 23, 59), at(13, 0), at(20, 23, 59), at(21, 0)].map(day)).toEqual([false, true, true, false]);
  expect(endOfDay(at(20, 18))).toBe(at(21, 0));
});
