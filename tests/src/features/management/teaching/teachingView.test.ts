import { expect, test } from 'vitest';
import examples from '#schemas/examples/teachers/getClubTeachers.json' with { type: 'json' };
import { parseClubTeachers } from '#src/api/entities/management/clubTeachers.ts';
import {
  byEnd,
  changesOf,
  courseNote,
  givenTo,
  monthUntil,
  teachersOf,
} from '#src/features/management/teaching/teachingView.ts';

const all = parseClubTeachers(examples.response.valid[0]?.value.result);

test('byEnd has courses that are over apart', () => {
  const { running, ended } = byEnd(all.courses);
  expect([running, ended].map((courses) => courses.map(({ nid }) => nid))).toEqual([[110, 112], [119]]);
});

test('givenTo leaves out a course that is no longer in the list', () => {
  expect(givenTo(all.courses, { courses: [110, 999] }).map(({ title }) => title)).toEqual(['Kleuterdans']);
});

test('courseNote says when a course ended, and who teaches it', () => {
  const notes = all.courses.map(courseNote);
  expect(notes).toEqual(['Zoë Maes', 'Zoë Maes en Karim El Amrani', 'Voorbij sinds 30/10/2026']);
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
