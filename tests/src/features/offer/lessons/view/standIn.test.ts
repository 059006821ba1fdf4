import { expect, it } from 'vitest';
import { readLessons, writeLessons } from '#src/features/offer/lessons/view/plannedCourse.ts';
import { changeStandIns, toggledName, withStandIns } from '#src/features/offer/lessons/view/standIn.ts';

const lesson = { nid: 7, day: '2026-12-08', from: '18:00', to: '19:15', place: 'Zaal 2' };

it.each([
  ['Jef', ['Jef']],
  [' Jef,  Zoë en An ', ['Jef', 'Zoë', 'An']],
  ['Jef, Jef', ['Jef']],
  ['', undefined],
  [' , ', undefined],
  ['Lieselot', undefined],
])(
  'withStandIns reads “%s”, and leaves a lesson to the teachers of its course where nobody stands in',
  (text, teachers) => {
    const changed = withStandIns({ ...lesson, teachers: ['Oud'] }, { names: text, usual: ['Lieselot'] });
    expect(changed).toEqual(teachers ? { ...lesson, teachers } : lesson);
  },
);

it('toggledName adds a name, and takes it out', () => {
  expect(toggledName('', 'Jef')).toBe('Jef');
  expect(toggledName('Jef', 'Zoë')).toBe('Jef, Zoë');
  expect(toggledName('Jef, Zoë', 'Jef')).toBe('Zoë');
});

it('changeStandIns changes one lesson of a plan, which stays in it', () => {
  const days = ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22'];
  const lessons = days.map((day, index) => ({ nid: index + 1, day, from: '18:00', to: '19:15' }));
  const course = readLessons(lessons);
  const second = lessons[1] ?? lesson;
  const changed = changeStandIns(course, second, { names: 'Jef', usual: [] });
  expect(writeLessons(changed)).toEqual(
    lessons.map((one) => (one.nid === 2 ? { ...one, teachers: ['Jef'] } : one)),
  );
  expect(changed.weekly.map(({ lessons: own }) => own.length)).toEqual([4]);
  expect(readLessons(writeLessons(changed)).loose).toEqual([]);
});
