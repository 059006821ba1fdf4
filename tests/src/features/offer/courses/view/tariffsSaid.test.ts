import { expect, test } from 'vitest';
import { courseCell } from '#src/features/offer/courses/view/courseCells.ts';
import { lowestPrice } from '#src/features/offer/courses/view/tariffsSaid.ts';
import type { OfferCourse } from '#src/features/offer/state/offerFile.ts';
import { tariffOf } from '../../clubOffer.ts';
import { offerCourse } from '../../offerCourse.ts';

const { price: _price, ...unpriced } = tariffOf();
// Cast is safe: a form leaves out a field that is empty.
const without = unpriced as OfferCourse['tariffs'][number];

test.each([
  ['no tariff', [], undefined, 'Geen prijs'],
  ['a tariff whose price nobody has said', [without], undefined, 'Geen prijs'],
  ['one of two prices', [without, tariffOf({ price: 95 })], 9500, 'vanaf € 95,00'],
] as const)('a course with %s shows its price in the table', (_what, tariffs, cents, text) => {
  const course = offerCourse({ tariffs: [...tariffs] });
  expect(lowestPrice(course)).toBe(cents);
  expect(courseCell(course, 'price', '2026-11-20 10:00').text.replaceAll(/\s/g, ' ')).toBe(text);
});
