import { expect, test } from 'vitest';
import examples from '#schemas/examples/teachers/getClubTeachers.json' with { type: 'json' };
import { parseClubTeachers } from '#src/api/entities/management/clubTeachers.ts';
import {
  changesOf,
  monthUntil,
  teachersOf,
  titlesOf,
} from '#src/features/management/teaching/teachingView.ts';

const all = parseClubTeachers(examples.response.valid[0]?.value.result);

test('titlesOf leaves out courses that are over', () => {
  expect(titlesOf(all, { courses: [110, 999] })).toEqual(['Kleuterdans']);
});

test('teachersOf has who teaches a course', () => {
  expect(teachersOf(all, 110).map(({ holder }) => holder)).toEqual([9]);
  expect(teachersOf(all, 112)).toEqual([]);
});

test('changesOf gives new courses and takes back the others', () => {
  expect(changesOf([1, 2], [2, 3])).toEqual([
    { course: 3, teaches: true },
    { course: 1, teaches: false },
  ]);
});

test('monthUntil begins on the first day of the month', () => {
  expect(monthUntil('2026-11-29')).toEqual({ from: '2026-11-01', until: '2026-11-29' });
});
