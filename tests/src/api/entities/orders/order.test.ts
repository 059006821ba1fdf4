import { expect, test } from 'vitest';
import { parsePlacedOrder } from '#src/api/entities/orders/order.ts';

test('parsePlacedOrder refuses an order without an id', () => {
  expect(parsePlacedOrder({ oids: ['4001'] }).oids).toEqual([4001]);
  expect(() => parsePlacedOrder({ oids: [] })).toThrow('malformed');
});
