import { expect, it } from 'vitest';
import { courseCell } from '#src/features/offer/courses/view/courseCells.ts';
import { firstStand, newStand } from '#src/features/offer/hall/view/newStand.ts';
import { courseOf } from '../../clubOffer.ts';
import { now } from '../someCourses.ts';

it('courseCell says beside the maximum of a tariff how many places the hall has', () => {
  const rows = [{ row: 'A', y: 0, x: 0, from: 1, to: 20, wheelchairs: [] }];
  const stands = [{ ...newStand({ title: 'Parterre' }), seats: rows }, firstStand(80)];
  const noteOf = (given: object) => courseCell(courseOf('De show', given), 'capacity', now).note;
  expect(noteOf({ type: 'ticket', stands })).toBe('Zaal: 100 plaatsen');
  expect(noteOf({ type: 'ticket' })).toBeUndefined();
});
