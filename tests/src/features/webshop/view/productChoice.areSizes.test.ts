import { expect, test } from 'vitest';
import { areSizes } from '#src/features/webshop/view/productChoice.ts';

test.each([
  [['Maat 28', 'Maat 30'], true],
  [['Maat 104, zwart', 'Maat 110, zwart'], true],
  [['Kind, 7-8 jaar', 'Volwassene, M', 'Volwassene, L'], true],
  [['XS', 's', 'XXL', '3XL'], true],
  [['36', '37/38'], true],
  [['Eén maat'], true],
  [['Donkerbruin'], false],
  [['Zwart, M', 'Zwart'], false],
  [['Kind', 'Volwassene'], false],
  [['A3'], false],
  [['Link'], false],
  [['Maatwerk'], false],
  [[], false],
])('the variants %j are sizes: %s', (titles, expected) => {
  expect(areSizes(titles.map((title) => ({ title })))).toBe(expected);
});
