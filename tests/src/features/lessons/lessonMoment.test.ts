import { expect, it } from 'vitest';
import { isOtherMoment, typedLesson } from '#src/features/lessons/lessonMoment.ts';

const lesson = {
  start: Date.parse('2026-11-24T17:00:00Z') / 1000,
  end: Date.parse('2026-11-24T18:15:00Z') / 1000,
};

it.each([
  [{}, false],
  [{ day: '2026-11-25' }, true],
  [{ until: '19:30' }, true],
  [{ day: '2026-11-25', from: '' }, false],
])('isOtherMoment of %j is %s', (change, is) => {
  expect(typedLesson(lesson)).toEqual({ day: '2026-11-24', from: '18:00', until: '19:15' });
  expect(isOtherMoment({ ...typedLesson(lesson), ...change }, lesson)).toBe(is);
});
