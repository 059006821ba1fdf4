import { expect, test } from 'vitest';
import { upcomingCourses } from '#src/features/courses/view/upcomingCourses.ts';
import { course } from '../courseFixtures.ts';

test('upcomingCourses puts the soonest first, and leaves out courses that have begun', () => {
  const at = (title: string, startDate: number) => course({ title, startDate });
  const next = upcomingCourses([at('Later', 30), at('Voorbij', 5), at('Eerst', 20), at('Laatst', 40)], 10, 2);
  expect(next.map(({ title }) => title)).toEqual(['Eerst', 'Later']);
});
