import { expect, test } from 'vitest';
import { parseUnpaidOrder } from '#src/api/entities/orders/unpaidOrder.ts';

test.each([
  [
    'the answer of our server',
    { oid: 7, total: 45.5, placed: 1_790_000_000, due: '2026-12-01', payable: true },
    { oid: 7, total: 4550, due: '2026-12-01', isPayable: true },
  ],
  [
    'an order that the club invoices later',
    { oid: 7, total: 45.5, placed: 1_790_000_000, due: null, payable: false },
    { oid: 7, total: 4550, due: undefined, isPayable: false },
  ],
  ['numbers as text', { oid: '7', total: '45.50' }, { oid: 7, total: 4550, due: undefined, isPayable: true }],
  ['an answer without an amount', { oid: 7 }, { oid: 7, total: undefined, due: undefined, isPayable: true }],
  ['null', null, null],
  ['false', false, null],
  ['an empty list', [], null],
  ['a missing answer', undefined, null],
])('parseUnpaidOrder reads %s', (_name, result, expected) => {
  expect(parseUnpaidOrder(result)).toEqual(expected);
});
