import { expect, it } from 'vitest';
import { toggledName, withStandIns } from '#src/features/offer/lessons/view/standIn.ts';

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
    const changed = withStandIns({ ...lesson, teachers: ['Oud'] }, text, ['Lieselot']);
    expect(changed).toEqual(teachers ? { ...lesson, teachers } : lesson);
  },
);

it('toggledName adds a name, and takes it out', () => {
  expect(toggledName('', 'Jef')).toBe('Jef');
  expect(toggledName('Jef', 'Zoë')).toBe('Jef, Zoë');
  expect(toggledName('Jef, Zoë', 'Jef')).toBe('Zoë');
});
