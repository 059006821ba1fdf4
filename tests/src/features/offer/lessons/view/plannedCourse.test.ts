import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { weekdays } from '#rules/brusselsTime.ts';
import { weeklyDays } from '#rules/calendar/weeklyDays.ts';
import {
  addPlan,
  changeLesson,
  changePlan,
  type Lesson,
  type PlannedCourse,
  readLessons,
  removePlan,
  restoreLesson,
  strikeLesson,
  writeLessons,
} from '#src/features/offer/lessons/view/plannedCourse.ts';
import { runs } from '#tests/setup/runs.ts';

const today = '2026-11-29';
const tuesdays = ['2027-01-05', '2027-01-12', '2027-01-19', '2027-01-26', '2027-02-02'];
const hours = { from: '18:00', to: '19:00', place: 'Zaal 1' };
const lessons = tuesdays.map((day, index) => ({ nid: index + 1, day, ...hours }));
/** The lessons, the third of them in another hall. */
const apart = lessons.map((lesson) => (lesson.nid === 3 ? { ...lesson, place: 'Zaal 2' } : lesson));
const numbersOf = (some: readonly Lesson[]) => some.map(({ nid, day }) => [nid, day]);

const anyDay = fc.integer({ min: -200, max: 300 }).map((days) => daysAfter(today, days));
const anyHours = fc.constantFrom({ from: '17:00', to: '18:00' }, { from: '18:00', to: '19:30' });
const anyPlace = fc.constantFrom({}, { place: 'Zaal 1' }, { place: '', guestCapacity: 3 });
const weekly = fc
  .record({ day: fc.constantFrom(...weekdays), start: anyDay, weeks: fc.integer({ min: 1, max: 30 }) })
  .chain(({ day, start, weeks }) => {
    const skip = fc.subarray(['school', 'public'] as const);
    const dayPlan = (skipped: ('school' | 'public')[]) =>
      weeklyDays({ day, start, end: daysAfter(start, 7 * weeks), skip: skipped, except: [] });
    return fc
      .tuple(skip.map(dayPlan), anyHours, anyPlace)
      .map(([days, at, where]) => days.map((one): Lesson => ({ day: one, ...at, ...where })));
  });
const loose = fc.tuple(anyDay, anyHours, anyPlace, fc.nat({ max: 2 })).map(
  ([day, at, where, nights]): Lesson => ({
    ...{ day, ...at, ...where },
    ...(nights > 0 && { untilDay: daysAfter(day, nights) }),
  }),
);
/** A course with weekly plans, camps and lessons with another place, all numbered. */
const anyLessons = fc
  .tuple(fc.array(weekly, { maxLength: 3 }), fc.array(loose, { maxLength: 5 }), fc.nat({ max: 40 }))
  .map(([plans, single, elsewhere]) =>
    [...plans.flat(), ...single].map((lesson, index) => ({
      ...{ nid: index + 1, ...lesson },
      ...(index === elsewhere && { place: 'Turnhal' }),
      ...(index === elsewhere + 1 && { teachers: ['An Claes'] }),
    })),
  );

describe('readLessons', () => {
  it('loses nothing of any lesson, and changes nothing where it is planned anew', () => {
    fc.assert(
      fc.property(anyLessons, (given) => {
        const course = readLessons(given);
        const written = writeLessons(course);
        const byNumber = (one: { nid?: number }, other: { nid?: number }) =>
          (one.nid ?? 0) - (other.nid ?? 0);
        expect(written.toSorted(byNumber)).toEqual(given);
        const anew = course.weekly.reduce(
          (one, { id }) => changePlan(one, { id, change: {}, today: '2000-01-01' }),
          course,
        );
        expect(writeLessons(anew)).toEqual(written);
        expect(readLessons(written, course)).toBe(course);
      }),
      runs(300),
    );
  });

  it('gives a lesson in another place to its plan', () => {
    const course = readLessons(apart);
    expect(course.loose).toEqual([]);
    expect(course.weekly).toHaveLength(1);
    expect(course.weekly[0]?.form.except).toEqual([]);
  });

  it('keeps the form of a plan as it was typed, until its lessons change from elsewhere', () => {
    const typed = changePlan(readLessons(lessons), { id: 0, change: { end: '2027-02-07' }, today });
    const [last] = lessons.slice(-1);
    expect(readLessons(writeLessons(typed), typed).weekly[0]?.form.end).toBe('2027-02-07');
    const undone = readLessons(lessons.slice(0, -1), typed);
    expect(undone.weekly[0]).toMatchObject({ id: 0, form: { end: '2027-01-26' } });
    const extra = { ...hours, day: '2027-03-06', from: '09:00' };
    expect(last && readLessons([...lessons, extra], typed).weekly[0]?.form.end).toBe('2027-02-07');
  });

  it('keeps a form that has no lessons yet beside lessons that change', () => {
    const added = addPlan(readLessons(lessons), today);
    expect(readLessons(lessons.slice(0, -1), added).weekly.map(({ id }) => id)).toEqual([0, 1]);
  });
});

describe('addPlan', () => {
  it('has no lessons until its day and hours are known', () => {
    const added = addPlan(readLessons([]), today);
    expect(writeLessons(added)).toEqual([]);
    const filled = changePlan(added, { id: 0, change: { day: 'wo', from: '14:00', to: '15:00' }, today });
    const written = writeLessons(filled);
    expect(written.slice(0, 3).map(({ day }) => day)).toEqual(['2026-12-02', '2026-12-09', '2026-12-16']);
    expect(written.at(-1)).toEqual({ day: '2027-06-30', from: '14:00', to: '15:00' });
  });

  it('takes the period, the hours and the place of the plan before', () => {
    const { weekly: plans } = addPlan(readLessons(lessons), today);
    expect(plans[1]?.form).toMatchObject({ day: '', from: '18:00', end: '2027-02-02', place: 'Zaal 1' });
  });
});

describe('changePlan', () => {
  it('moves every lesson with its number and its own place', () => {
    const moved = changePlan(readLessons(apart), { id: 0, change: { day: 'do', from: '18:30' }, today });
    expect(writeLessons(moved).map(({ nid, day, from, place }) => [nid, day, from, place])).toEqual([
      [1, '2027-01-07', '18:30', 'Zaal 1'],
      [2, '2027-01-14', '18:30', 'Zaal 1'],
      [3, '2027-01-21', '18:30', 'Zaal 2'],
      [4, '2027-01-28', '18:30', 'Zaal 1'],
      [5, '2027-02-04', '18:30', 'Zaal 1'],
    ]);
  });

  it('finds every number again after a date that was typed halfway', () => {
    const short = changePlan(readLessons(apart), { id: 0, change: { end: '2027-01-06' }, today });
    expect(writeLessons(short)).toHaveLength(1);
    const again = changePlan(short, { id: 0, change: { end: '2027-02-02' }, today });
    expect(writeLessons(again)).toEqual(apart);
  });

  it.each([
    [{ from: '' }],
    [{ start: '' }],
    [{ end: '' }],
    [{ start: '2027-01-06', end: '2027-01-10' }],
    [{ start: '2020-01-01', end: '2020-06-30' }],
  ])('removes no lesson with %j, and plans them again once the form has lessons', (change) => {
    const { form } = readLessons(lessons).weekly[0] ?? {};
    const halfway = changePlan(readLessons(lessons), { id: 0, change, today });
    expect(numbersOf(writeLessons(halfway))).toEqual(numbersOf(lessons));
    const again = changePlan(halfway, { id: 0, change: { ...form, to: '19:30' }, today });
    expect(writeLessons(again)).toEqual(lessons.map((lesson) => ({ ...lesson, to: '19:30' })));
  });

  it('leaves the lessons as they were while a field is wrong', () => {
    const wrong = changePlan(readLessons(lessons), { id: 0, change: { to: '' }, today });
    expect(writeLessons(wrong)).toEqual(lessons);
  });

  it('leaves the lesson of this week where its new day is over, unless it was struck', () => {
    const onMonday = (course: PlannedCourse) =>
      numbersOf(writeLessons(changePlan(course, { id: 0, change: { day: 'ma' }, today: '2027-01-12' })));
    const course = readLessons(lessons);
    expect(onMonday(course).slice(0, 3)).toEqual([
      [1, '2027-01-05'],
      [2, '2027-01-12'],
      [3, '2027-01-18'],
    ]);
    const [, second] = lessons;
    const struck = second ? strikeLesson(course, second, '2027-01-12') : course;
    expect(onMonday(struck).map(([nid]) => nid)).toEqual([1, 3, 4, 5]);
  });

  it('keeps what no form shows, such as a teacher who stands in for one lesson', () => {
    const standIn = lessons.map((lesson) =>
      lesson.nid === 2 ? { ...lesson, teachers: ['An Claes'] } : lesson,
    );
    const moved = changePlan(readLessons(standIn), { id: 0, change: { day: 'wo', to: '19:30' }, today });
    expect(
      writeLessons(moved).flatMap(({ nid, teachers = [] }) => teachers.map((name) => [nid, name])),
    ).toEqual([[2, 'An Claes']]);
  });

  it('leaves lessons that are over', () => {
    const moved = changePlan(readLessons(lessons), { id: 0, change: { day: 'wo' }, today: '2027-01-19' });
    expect(numbersOf(writeLessons(moved))).toEqual([
      [1, '2027-01-05'],
      [2, '2027-01-12'],
      [3, '2027-01-20'],
      [4, '2027-01-27'],
      [5, '2027-02-03'],
    ]);
  });
});

describe('removePlan', () => {
  it('removes what comes, and keeps what is over', () => {
    const removed = removePlan(readLessons(lessons), 0, '2027-01-19');
    expect(removed.weekly).toEqual([]);
    expect(numbersOf(writeLessons(removed))).toEqual([
      [1, '2027-01-05'],
      [2, '2027-01-12'],
    ]);
  });
});

describe('strikeLesson and restoreLesson', () => {
  it('strike one day, and give it back with its number and place', () => {
    const [, , third] = apart;
    if (!third) throw new Error('The course has no third lesson');
    const struck = strikeLesson(readLessons(apart), third, today);
    expect(numbersOf(writeLessons(struck)).map(([nid]) => nid)).toEqual([1, 2, 4, 5]);
    expect(writeLessons(restoreLesson(struck, { id: 0, day: third.day }, today))).toEqual(apart);
  });

  it('strike a day of a plan with a wrong field', () => {
    const wrong = changePlan(readLessons(lessons), { id: 0, change: { to: '' }, today });
    const [first] = lessons;
    expect(first && writeLessons(strikeLesson(wrong, first, today))).toEqual(lessons.slice(1));
  });
});

describe('changeLesson', () => {
  const [, second] = lessons;
  const change = (changed: Partial<Lesson>, course = readLessons(lessons)) => {
    const lesson = course.weekly[0]?.lessons.find(({ nid }) => nid === second?.nid);
    if (!lesson) throw new Error('The course has no second lesson');
    return changeLesson(course, lesson, { ...lesson, ...changed });
  };

  it('moves one lesson with its number, and strikes the day that it had', () => {
    const moved = change({ day: '2027-01-16', from: '10:00', to: '11:00' });
    expect(moved.loose.map(({ nid, day }) => [nid, day])).toEqual([[2, '2027-01-16']]);
    expect(moved.weekly[0]?.form.except).toEqual(['2027-01-12']);
    const later = changePlan(moved, { id: 0, change: { from: '18:30' }, today });
    expect(writeLessons(later).filter(({ nid }) => nid === 2)).toHaveLength(1);
  });

  it('keeps a lesson in its plan that only gets another place', () => {
    const elsewhere = change({ place: 'Zaal 9' });
    expect(elsewhere.loose).toEqual([]);
    const moved = changePlan(elsewhere, { id: 0, change: { day: 'wo' }, today });
    expect(writeLessons(moved).find(({ nid }) => nid === 2)).toMatchObject({
      day: '2027-01-13',
      place: 'Zaal 9',
    });
  });

  it('changes a lesson of a plan that moved since it was read', () => {
    const moved = changePlan(readLessons(lessons), { id: 0, change: { day: 'wo' }, today });
    const both = changePlan(change({ place: 'Zaal 9' }, moved), { id: 0, change: { to: '20:00' }, today });
    expect(numbersOf(writeLessons(both)).map(([nid]) => nid)).toEqual([1, 2, 3, 4, 5]);
  });
});
