import { describe, expect, test } from 'vitest';
import { parseCartInvoice } from '../../../../src/api/entities/order.ts';
import { cartView, confirmedTariffs } from '../../../../src/features/cart/view/cartView.ts';
import { wireInvoice, wireItem } from '../../api/entities/wireEntities.ts';

const when = (tariff: number) => (tariff === 31 ? 'ma 14u30' : '');

function invoice(items: object[], parts: object = {}) {
  return parseCartInvoice({
    ...wireInvoice,
    ...parts,
    result: { ...wireInvoice.result, items: items.map((item) => ({ ...wireItem, ...item })) },
  });
}

describe('cartView', () => {
  test('shows what, when and the price of each line', () => {
    const { lines, total, payLater, payNow } = cartView(invoice([{}]), { tariffs: [31], when });
    expect(lines).toMatchObject([
      { tariff: 31, what: 'Ballet 1, Volledig jaar', when: 'ma 14u30', isQueued: false },
    ]);
    expect([lines[0]?.price, total, payNow, payLater]).toEqual([
      '€\u00a0170,50',
      '€\u00a0170,50',
      '',
      '€\u00a0170,50',
    ]);
  });
  test('a line that was just removed is gone before the server answers', () => {
    expect(cartView(invoice([{}, { nid: 2, tariff: 32 }]), { tariffs: [32], when }).lines).toMatchObject([
      { tariff: 32 },
    ]);
  });
  test('a line that is no tariff stays, and can not be removed by itself', () => {
    const { lines } = cartView(invoice([{ type: 'rounding', tariff: null, unit_cost: 0, discount: 0 }]), {
      tariffs: [],
      when,
    });
    expect(lines).toMatchObject([{ tariff: undefined, price: 'Gratis' }]);
  });
  test('says how many, where there are more', () => {
    expect(cartView(invoice([{ qty: 2 }]), { tariffs: [31], when }).lines[0]?.what).toBe(
      '2 × Ballet 1, Volledig jaar',
    );
  });
  test('tells a place on the waiting list', () => {
    expect(cartView(invoice([{ queue_nid: 5 }]), { tariffs: [31], when }).lines[0]?.isQueued).toBe(true);
  });
  test('names what is paid now only where the rest is paid later', () => {
    const both = cartView(invoice([{}], { payNow: 20, payLater: 150.5 }), { tariffs: [31], when });
    expect(both.payNow).toBe('€\u00a020,00');
    expect(cartView(invoice([{}], { payNow: 170.5, payLater: 0 }), { tariffs: [31], when })).toMatchObject({
      payNow: '',
      payLater: '',
    });
  });
});

test('confirmedTariffs are those of the answer', () => {
  expect(confirmedTariffs(invoice([{}, { type: 'rounding' }, { tariff: '32' }]))).toEqual([31, 32]);
});
