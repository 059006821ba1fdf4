import { describe, expect, it } from 'vitest';
import type { CurrentCourse } from '#server/club-files/importing/refusing/currentLessons.ts';
import { lessonFaults } from '#server/club-files/importing/refusing/lessonFaults.ts';
import type { PlannedLesson } from '#server/club-files/importing/refusing/lessonsOfFile.ts';
import { sessionEnd, sessionStart } from '#server/club-files/parts/times.ts';
import { en } from '#server/club-files/texts/en.ts';
import { writeFaults } from '#server/club-files/texts/writeFaults.ts';

const now = new Date('2026-11-21T13:00:00Z');

function lessonOn(day: string, from = '14:00', to = '15:00') {
  return { startsAt: sessionStart({ day, from, to }), endsAt: sessionEnd({ day, from, to }) };
}

/** Two lessons that are over, the second with attendance, and four that come. */
const days = ['2026-11-04', '2026-11-11', '2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16'];

const ballet: CurrentCourse = {
  ...{ nid: 1, url: 'ballet', title: 'Ballet', people: 12, hasMembers: true },
  lessons: days.map((day, index) => ({
    ...{ nid: index + 1, courseNid: 1, ...lessonOn(day), hasAttendance: index === 1 },
  })),
};

function planned(change: Readonly<Record<number, PlannedLesson | undefined>> = {}): PlannedLesson[] {
  return days.flatMap((day, index) => {
    const nid = index + 1;
    return nid in change
      ? (change[nid] ?? [])
      : { nid, courseNid: 1, ...lessonOn(day), place: '', teachers: null };
  });
}

function moved(nid: number | undefined, day: string, from?: string, to?: string): PlannedLesson {
  return { nid, courseNid: 1, ...lessonOn(day, from, to), place: '', teachers: null };
}

interface Case {
  readonly name: string;
  readonly lessons: readonly PlannedLesson[];
  readonly course?: Partial<CurrentCourse>;
  readonly reschedules?: readonly string[];
  readonly refused: RegExp | undefined;
}

const nextYear = Object.fromEntries(
  days.map((day, index) => [index + 1, moved(index + 1, day.replace(/^2026/, '2027'))]),
);
const anHourLater = {
  3: moved(3, '2026-11-25', '15:00', '16:00'),
  4: moved(4, '2026-12-02', '15:00', '16:00'),
};
const most = {
  ...anHourLater,
  ...{ 5: moved(5, '2026-12-09', '15:00', '16:00'), 6: moved(6, '2026-12-16', '15:00', '16:00') },
};

const cases: readonly Case[] = [
  { name: 'nothing that changes', lessons: planned(), refused: undefined },
  {
    name: 'another place of a past lesson',
    lessons: planned({ 1: { ...moved(1, '2026-11-04'), place: 'Zaal' } }),
    refused: undefined,
  },
  { name: 'two coming lessons an hour later', lessons: planned(anHourLater), refused: undefined },
  { name: 'the removal of one lesson', lessons: planned({ 4: undefined }), refused: undefined },
  {
    name: 'another lesson in the season',
    lessons: [...planned(), moved(undefined, '2027-05-05')],
    refused: undefined,
  },
  {
    name: 'a past lesson that moves',
    lessons: planned({ 1: moved(1, '2026-11-05') }),
    refused: /1 lesson would move/,
  },
  {
    name: 'a past lesson that ends at another hour',
    lessons: planned({ 1: moved(1, '2026-11-04', '14:00', '16:00') }),
    refused: /1 lesson would move/,
  },
  {
    name: 'a past lesson of a course that nobody takes',
    lessons: planned({ 1: moved(1, '2026-11-05') }),
    course: { people: 0, hasMembers: false },
    refused: /1 lesson would move/,
  },
  {
    name: 'a coming lesson with attendance',
    lessons: planned({ 4: moved(4, '2026-12-03') }),
    course: { lessons: ballet.lessons.map((lesson) => ({ ...lesson, hasAttendance: lesson.nid === 4 })) },
    refused: /1 lesson would move/,
  },
  {
    name: 'the whole file a year later',
    lessons: planned(nextYear),
    refused: /2 lessons would move that are over or have attendance \(2026-11-04 14:00 → 2027-11-04 14:00\)/,
  },
  {
    name: 'a coming lesson that moves to another season',
    lessons: planned({ 6: moved(6, '2027-09-01') }),
    refused: /1 lesson would be in the season 2027-2028, for the 12 who/,
  },
  {
    name: 'lessons of the next season for those who registered',
    lessons: [...planned(), moved(undefined, '2027-09-08'), moved(undefined, '2027-09-15')],
    refused: /2 lessons would be in the season 2027-2028/,
  },
  {
    name: 'the same where people come by the lesson',
    lessons: [...planned(), moved(undefined, '2027-09-08')],
    course: { hasMembers: false },
    refused: undefined,
  },
  {
    name: 'the same where nobody is registered',
    lessons: [...planned(), moved(undefined, '2027-09-08')],
    course: { people: 0, hasMembers: false },
    refused: undefined,
  },
  {
    name: 'the first lessons of a course that had none',
    lessons: [moved(undefined, '2027-09-08')],
    course: { lessons: [] },
    refused: undefined,
  },
  {
    name: 'most lessons at another hour',
    lessons: planned(most),
    refused: /“Ballet”: 4 of its 6 lessons would move or go, for the 12 who registered/,
  },
  {
    name: 'most lessons gone',
    lessons: planned({ 3: undefined, 4: undefined, 5: undefined, 6: undefined }),
    refused: /4 of its 6 lessons/,
  },
  {
    name: 'most lessons of a course that nobody takes',
    lessons: planned(most),
    course: { people: 0, hasMembers: false },
    refused: undefined,
  },
  {
    name: 'most lessons, where that is allowed for the course',
    lessons: planned(most),
    reschedules: ['ballet'],
    refused: undefined,
  },
  {
    name: 'most lessons, where that is allowed for another course',
    lessons: planned(most),
    reschedules: ['jazz'],
    refused: /4 of its 6 lessons/,
  },
  {
    name: 'a past lesson, where that is allowed for the course',
    lessons: planned(nextYear),
    reschedules: ['ballet'],
    refused: /2 lessons would move that are over/,
  },
  {
    name: 'both lessons of a course of two',
    lessons: planned(anHourLater).filter(({ nid }) => nid === 3 || nid === 4),
    course: { lessons: ballet.lessons.filter(({ nid }) => nid === 3 || nid === 4) },
    refused: undefined,
  },
];

describe('lessonFaults', () => {
  it.each(cases)('judges $name', ({ lessons, course, reschedules = [], refused }) => {
    const current = [{ ...ballet, ...course }];
    const faults = lessonFaults({ current, planned: lessons, reschedules, now }).map(({ fault }) => fault);
    expect(writeFaults(faults, { file: {}, texts: en })).toEqual(
      refused ? [{ path: '', place: '', message: expect.stringMatching(refused) }] : [],
    );
  });
});
