import { describe, expect, test } from 'vitest';
import { parseCartInvoice } from '#src/api/entities/orders/cartInvoice.ts';
import { wireInvoice } from '../wireEntities.ts';

describe('parseCartInvoice', () => {
  test('reads the price of a line after its discount', () => {
    const [item] = parseCartInvoice(wireInvoice).items;
    expect(item).toMatchObject({ price: 17_050, isQueued: false, tariff: 31 });
  });
  test('refuses an invoice with an unreadable line, because its sum would be wrong', () => {
    const items = [...wireInvoice.result.items, { nid: 1 }];
    expect(() => parseCartInvoice({ ...wireInvoice, result: { ...wireInvoice.result, items } })).toThrow(
      'malformed',
    );
  });
  test('reads the feedback', () => {
    const result = { ...wireInvoice.result, user_feedback: ['Ballet 1 bestaat niet meer.'] };
    expect(parseCartInvoice({ ...wireInvoice, result }).feedback).toEqual(['Ballet 1 bestaat niet meer.']);
  });
});
