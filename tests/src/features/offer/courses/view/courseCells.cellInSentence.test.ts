import { expect, it } from 'vitest';
import { cellInSentence } from '#src/features/offer/courses/view/courseCells.ts';
import { courseOf, tariffOf } from '../../clubOffer.ts';
import { now } from '../someCourses.ts';

const { capacity: _limit, ...unlimited } = tariffOf();

it.each([
  ['a number of places', 'capacity', tariffOf({ capacity: 16 }), '16'],
  ['no limit', 'capacity', unlimited, 'geen limiet'],
  ['an open sale', 'sale', tariffOf(), 'open'],
  ['a later sale', 'sale', tariffOf({ opens: '2027-06-01 20:00' }), 'vanaf 01/06/2027 20u00'],
] as const)('cellInSentence writes %s without a capital', (_what, name, tariff, text) => {
  expect(cellInSentence(courseOf('Ballet', { tariffs: [tariff] }), name, now)).toBe(text);
});
