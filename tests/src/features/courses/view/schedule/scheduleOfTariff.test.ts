import { expect, test } from 'vitest';
import { scheduleOfTariff } from '#src/features/courses/view/schedule/scheduleOfTariff.ts';
import { course } from '../../courseFixtures.ts';

test('scheduleOfTariff finds the course of a tariff', () => {
  expect(scheduleOfTariff([course()], 31)).toContain('ma 14u30 tot 15u30');
  expect(scheduleOfTariff([course()], 99)).toBe('');
});
