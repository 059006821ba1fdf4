import { describe, expect, test } from 'vitest';
import { withdrawalRights, withdrawalUntil } from '#rules/withdrawal.ts';

const placed = 1_796_000_000;
const line = (type: string, backordered = 0) => ({ type, backordered });
const day = 86_400;

describe('withdrawalUntil', () => {
  test.each([
    ['30 days for a product', [line('product')], 30],
    ['30 days for a pass', [line('pass')], 30],
    ['30 days for a product beside a lesson', [line('tariff'), line('product')], 30],
    ['180 days when a product is delivered later', [line('product'), line('product', 2)], 180],
    ['nothing for a lesson', [line('tariff'), line('service')], undefined],
    ['nothing for a seat', [line('seat'), line('rounding')], undefined],
    ['nothing for an empty order', [], undefined],
  ])('is %s', (_title, lines, expected) => {
    expect(withdrawalUntil(placed, lines)).toBe(expected === undefined ? undefined : placed + expected * day);
  });
});

describe('withdrawalRights', () => {
  test.each([
    [['product'], { hasGoods: true, hasDated: false }],
    [['pass', 'rounding'], { hasGoods: true, hasDated: false }],
    [['tariff', 'service'], { hasGoods: false, hasDated: true }],
    [['seat', 'product'], { hasGoods: true, hasDated: true }],
    [['prepaid', 'rounding'], { hasGoods: false, hasDated: false }],
  ])('of %j', (types, expected) => {
    expect(withdrawalRights(types.map((type) => ({ type })))).toEqual(expected);
  });
});
