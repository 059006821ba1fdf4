import * as v from 'valibot';
import { expect, test } from 'vitest';
import { orderItem } from '#src/api/entities/orders/orderItem.ts';

const line = { nid: 0, description: '', unit_cost: -0.02, qty: 1, discount: 0, has_instant: false };

test.each([
  ['Afronding', 'rounding'],
  ['Afrondingsverschil', 'rounding'],
  ['Totaalafronding op 5 cent', 'rounding'],
  ['Rondleiding', 'service'],
])('a line %j without a type is a %s', (description, type) => {
  expect(v.parse(orderItem, { ...line, description }).type).toBe(type);
});

test('a line with a type keeps it, whatever its description is', () => {
  expect(v.parse(orderItem, { ...line, type: 'tariff', description: 'Afronding van figuren' }).type).toBe(
    'tariff',
  );
});
