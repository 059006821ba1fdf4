import { expect, it } from 'vitest';
import { priceOn } from '#rules/earlyPrice.ts';

const ordinary = { priceCents: 9_500, discountedPriceCents: null, earlyPriceCents: null, earlyUntil: null };
const early = { ...ordinary, earlyPriceCents: 8_500, earlyUntil: '2027-06-30' };

it.each([
  ['without an early price', ordinary, '2027-06-30', 9_500, undefined],
  ['before the last day', early, '2027-01-01', 8_500, '2027-06-30'],
  ['on the last day', early, '2027-06-30', 8_500, '2027-06-30'],
  ['a day later', early, '2027-07-01', 9_500, undefined],
  [
    'later, with a price that is reduced for everybody',
    { ...early, discountedPriceCents: 9_000 },
    '2027-07-01',
    9_000,
    undefined,
  ],
  [
    'in time, with an early price of nothing',
    { ...early, earlyPriceCents: 0 },
    '2027-06-30',
    0,
    '2027-06-30',
  ],
] as const)('priceOn finds the price %s', (_when, prices, day, cents, until) => {
  expect(priceOn(prices, day)).toEqual({ cents, until });
});
