import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '#rules/brusselsInstant.ts';
import {
  type DaysForm,
  dailyRuns,
  daysFaults,
  replanDays,
} from '#src/features/offer/lessons/view/dailyRuns.ts';
import type { Lesson } from '#src/features/offer/lessons/view/plannedCourse.ts';
import { runs } from '#tests/setup/runs.ts';

/** A camp from Monday to Friday. */
const camp: DaysForm = {
  ...{ start: '2027-02-15', end: '2027-02-19', from: '09:00', to: '16:00' },
  ...{ hasWeekends: false, isOne: false },
};
const numbered = (lessons: readonly Lesson[]) =>
  lessons.map((lesson, index) => ({ ...lesson, nid: index + 1 }));
const numbersOf = (lessons: readonly Lesson[]) => lessons.map(({ nid, day }) => [nid, day.slice(5)]);

describe('daysFaults', () => {
  it.each<[Partial<DaysForm>, object]>([
    [{}, {}],
    [{ end: '' }, {}],
    [
      { start: '', from: '', to: '' },
      { start: 'missing', from: 'missing', to: 'missing' },
    ],
    [{ to: '09:00' }, { to: 'endsTooSoon' }],
    [{ to: '08:00', isOne: true }, {}],
    [{ to: '08:00', isOne: true, end: '' }, { to: 'endsTooSoon' }],
    [{ end: '2027-02-14' }, { end: 'endsBefore' }],
    [{ end: '2072-02-19' }, { end: 'tooLong' }],
    [{ start: '2026-11-28', end: '' }, { start: 'isOver' }],
    [{ start: '2027-02-20', end: '2027-02-21' }, { end: 'noDays' }],
    [{ start: '2027-02-20', end: '' }, {}],
  ])('of a camp with %j are %j', (change, faults) => {
    expect(daysFaults({ ...camp, ...change }, '2026-11-29')).toEqual(faults);
  });
});

describe('replanDays', () => {
  it('gives a camp that moves to another week the numbers that it had', () => {
    const lessons = numbered(replanDays([], camp));
    const moved = replanDays(lessons, { ...camp, start: '2027-02-18', end: '2027-02-24' });
    expect(numbersOf(moved)).toEqual([
      [4, '02-18'],
      [5, '02-19'],
      [1, '02-22'],
      [2, '02-23'],
      [3, '02-24'],
    ]);
  });

  it('makes one lesson of a camp where people sleep', () => {
    expect(replanDays([], { ...camp, isOne: true, place: 'Heem' })).toEqual([
      { day: '2027-02-15', from: '09:00', to: '16:00', untilDay: '2027-02-19', place: 'Heem' },
    ]);
  });
});

describe('dailyRuns', () => {
  it('says a camp over a weekend as one run, and other hours, places and weeks as others', () => {
    const lessons = numbered([
      ...replanDays([], { ...camp, end: '2027-02-23' }),
      ...replanDays([], { ...camp, start: '2027-03-06', end: '' }),
      ...replanDays([], { ...camp, start: '2027-02-16', end: '', from: '19:00', to: '21:00' }),
      ...replanDays([], { ...camp, start: '2027-04-05', end: '2027-04-09', isOne: true }),
    ]);
    expect(dailyRuns(lessons).map(({ form, lessons: said }) => [form.start, form.end, said.length])).toEqual([
      ['2027-02-15', '2027-02-23', 7],
      ['2027-02-16', '2027-02-16', 1],
      ['2027-03-06', '2027-03-06', 1],
      ['2027-04-05', '2027-04-09', 1],
    ]);
  });

  it('says every lesson once, and changes nothing where its form is saved again', () => {
    const lesson = fc.record({
      day: fc.nat({ max: 25 }).map((days) => daysAfter('2027-02-01', days)),
      from: fc.constantFrom('09:00', '10:00'),
      place: fc.constantFrom(undefined, '', 'Zaal 1'),
      guestCapacity: fc.constantFrom(undefined, 0, 4),
      nights: fc.constantFrom(0, 0, 0, 2),
      isReplaced: fc.boolean(),
    });
    const lessons = fc.array(lesson, { maxLength: 30 }).map((some) =>
      numbered(
        some.map(({ nights, isReplaced, ...one }) => ({
          ...one,
          ...(isReplaced && { teachers: ['An Claes'] }),
          to: '16:00',
          ...(nights > 0 && { untilDay: daysAfter(one.day, nights) }),
        })),
      ),
    );
    fc.assert(
      fc.property(lessons, (given) => {
        const said = dailyRuns(given).flatMap((run) => replanDays(run.lessons, run.form));
        expect(said.toSorted((one, other) => (one.nid ?? 0) - (other.nid ?? 0))).toEqual(
          given.map((one) => expect.objectContaining(JSON.parse(JSON.stringify(one)))),
        );
      }),
      runs(300),
    );
  });
});
