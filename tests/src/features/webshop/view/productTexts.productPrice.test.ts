import { expect, test } from 'vitest';
import { fullTitle, productPrice, shopTitle } from '#src/features/webshop/view/productTexts.ts';
import { club } from '../../courses/courseFixtures.ts';
import { product, variant } from '../productFixtures.ts';

test.each([
  ['one price', [{ price: 12.5 }], '€\u00a012,50'],
  ['the same price twice', [{ price: 3.2 }, { price: '3.20' }], '€\u00a03,20'],
  ['different prices', [{ price: 15 }, { price: 12.5 }], 'vanaf €\u00a012,50'],
  ['free', [{ price: 0 }], 'Gratis'],
])('productPrice: %s', (_, variants, text) => {
  expect(productPrice(product({ variants }))).toBe(text);
});

test('fullTitle adds the variant only when there are several', () => {
  const shoes = product({ variants: [{}, {}] });
  expect(fullTitle(shoes, variant({ title: 'Maat 34' }))).toBe('Balletschoenen, Maat 34');
  expect(fullTitle(shoes, variant({ title: '' }))).toBe('Balletschoenen');
  expect(fullTitle(product(), variant())).toBe('Balletschoenen');
});

test('shopTitle is the term of the club, or else the usual one', () => {
  expect(shopTitle(club())).toBe('Danswinkel');
  expect(shopTitle(club({ terminology: {} }))).toBe('Webshop');
});
