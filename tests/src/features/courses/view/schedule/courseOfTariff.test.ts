import { expect, test } from 'vitest';
import { courseOfTariff } from '#src/features/courses/view/schedule/courseOfTariff.ts';
import { course } from '../../courseFixtures.ts';

test('courseOfTariff tells when and where the course of a tariff takes place', () => {
  const known = courseOfTariff([course({ place: 'Sporthal De Ring' })]);
  expect(known(31)).toEqual({
    when: expect.stringContaining('ma 14u30 tot 15u30'),
    where: 'Sporthal De Ring',
  });
  expect(known(99)).toEqual({ when: '', where: '' });
});
