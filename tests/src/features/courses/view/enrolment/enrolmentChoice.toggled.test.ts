import { expect, test } from 'vitest';
import { toggled } from '#src/features/courses/view/enrolment/enrolmentChoice.ts';

test('toggled never repeats a value', () => {
  expect(toggled([1, 2], 2, true)).toEqual([1, 2]);
  expect(toggled([1, 2], 3, true)).toEqual([1, 2, 3]);
  expect(toggled([1, 2], 1, false)).toEqual([2]);
});
