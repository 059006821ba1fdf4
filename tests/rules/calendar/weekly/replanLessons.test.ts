import { describe, expect, it } from 'vitest';
import { replanLessons } from '#rules/calendar/weekly/replanLessons.ts';

const hours = { from: '18:00', to: '19:00' };
const lessons = ['2027-01-05', '2027-01-12', '2027-01-19', '2027-01-26'].map((day, index) => ({
  ...{ nid: index + 1, day, ...hours },
}));
const plan = { day: 'di', start: '2027-01-05', end: '2027-01-31', skip: [], except: [] } as const;

describe('replanLessons', () => {
  it.each([
    ['before the first lesson', '2027-01-01'],
    ['on the day of a lesson', '2027-01-12'],
  ])('changes nothing %s where the plan is that of the lessons', (_when, today) => {
    expect(replanLessons(lessons, { plan, ...hours }, today)).toEqual(lessons);
  });

  it('moves each coming lesson within its week and leaves those before today', () => {
    const moved = replanLessons(
      lessons,
      { plan: { ...plan, day: 'wo' }, ...hours, place: 'Zaal 2' },
      '2027-01-10',
    );
    expect(moved.map(({ nid, day, place }) => [nid, day, place])).toEqual([
      [1, '2027-01-05', undefined],
      [2, '2027-01-13', 'Zaal 2'],
      [3, '2027-01-20', 'Zaal 2'],
      [4, '2027-01-27', 'Zaal 2'],
    ]);
  });

  it('keeps who teaches a lesson that stays on its day, and nobody for another day', () => {
    const [first, second, ...others] = lessons;
    if (!first || !second) throw new Error('no lessons');
    const taught = [{ ...first, teachers: ['Zoë'] }, second, ...others];
    const teachersOf = (day: 'di' | 'wo') =>
      replanLessons(taught, { plan: { ...plan, day }, ...hours }, '2027-01-01').map(
        ({ teachers }) => teachers,
      );
    expect(teachersOf('di')[0]).toEqual(['Zoë']);
    expect(teachersOf('wo')[0]).toBeUndefined();
  });

  it('drops a struck day with its number, and numbers no new lesson', () => {
    const longer = { ...plan, end: '2027-02-02', except: ['2027-01-19'] };
    const replanned = replanLessons(lessons, { plan: longer, ...hours, guestCapacity: 3 }, '2027-01-01');
    expect(replanned.map(({ nid, day, guestCapacity }) => [nid, day, guestCapacity])).toEqual([
      [1, '2027-01-05', 3],
      [2, '2027-01-12', 3],
      [4, '2027-01-26', 3],
      [undefined, '2027-02-02', 3],
    ]);
  });
});
