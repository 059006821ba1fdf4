import { expect, test } from 'vitest';
import { parseUnpaidOrder } from '../../../../src/api/entities/unpaidOrder.ts';

test.each([
  ['our server', { oid: 7, total: 45.5, placed: 1_790_000_000 }, { oid: 7, total: 4550 }],
  ['a backend that writes numbers as text', { oid: '7', total: '45.50' }, { oid: 7, total: 4550 }],
  ['a backend that names no amount', { oid: 7 }, { oid: 7, total: undefined }],
  ['null', null, null],
  ['false', false, null],
  ['an empty list', [], null],
  ['nothing', undefined, null],
])('parseUnpaidOrder of %s', (_name, result, expected) => {
  expect(parseUnpaidOrder(result)).toEqual(expected);
});
