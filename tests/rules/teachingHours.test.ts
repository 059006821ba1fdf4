import { expect, test } from 'vitest';
import { formatHours, shownTeachers, taughtBy } from '#rules/teachingHours.ts';

test.each([
  [[1], undefined, [1]],
  [[1, 2], { holder: 3, replaces: 1 }, [2, 3]],
  [[1, 2], { holder: 2, replaces: 1 }, [2]],
  [[1, 2], { holder: 3, replaces: null }, [3]],
  [[], { holder: 3, replaces: null }, [3]],
])('taughtBy %j with %j is %j', (ofCourse, substitution, taught) => {
  expect(taughtBy(ofCourse, substitution)).toEqual(taught);
});

test.each([
  [['An', 'Bo'], 'An', ['Cis', 'Bo']],
  [['An', 'Bo'], undefined, ['Cis']],
  [['Juf An'], 'An Peeters', ['Cis']],
  [['An', 'Cis'], 'An', ['Cis']],
])('shownTeachers of %j without %s are %j', (ofCourse, replaced, shown) => {
  expect(shownTeachers(ofCourse, { substitute: 'Cis', replaced })).toEqual(shown);
});

test.each([
  [0, '0:00'],
  [90, '1:30'],
  [605, '10:05'],
  [6000, '100:00'],
])('formatHours of %i minutes is %s', (minutes, text) => {
  expect(formatHours(minutes)).toBe(text);
});
