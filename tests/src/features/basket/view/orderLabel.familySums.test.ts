import { expect, test } from 'vitest';
import type { PriceState } from '#src/features/basket/index.ts';
import { familySums } from '#src/features/basket/view/orderLabel.ts';

const part = (price: PriceState, total: number, payLater = 0) => ({
  price,
  invoice: { total, payNow: total - payLater, payLater },
});
const euros = (text: string) => text.replaceAll('\u00a0', ' ');

test('familySums adds up the carts of a family', () => {
  const sums = familySums([part('known', 16500), part('known', 20500, 15500)]);
  expect(euros(sums.total)).toBe('€ 370,00');
  expect(euros(sums.payNow)).toBe('€ 215,00');
  expect(euros(sums.payLater)).toBe('€ 155,00');
});

test('familySums leaves out what is paid now when everything is paid now', () =>
  expect(familySums([part('known', 100), part('known', 200)])).toMatchObject({ payNow: '', payLater: '' }));

test.each([
  ['known', 'known', 'known'],
  ['known', 'asked', 'asked'],
  ['unknown', 'asked', 'unknown'],
] as const)('familySums of a price that is %s and one that is %s is %s', (one, other, both) =>
  expect(familySums([part(one, 100), part(other, 200)]).price).toBe(both),
);
