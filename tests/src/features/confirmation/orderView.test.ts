import { describe, expect, test } from 'vitest';
import { parseOrders } from '../../../../src/api/entities/order.ts';
import { orderView } from '../../../../src/features/confirmation/view/orderView.ts';
import { wireOrder } from '../../api/entities/wireEntities.ts';

const [wireRegistration] = wireOrder.registrations;

function view(parts: object = {}) {
  const [order] = parseOrders([{ ...wireOrder, ...parts }]);
  if (!order) throw new Error('No order');
  return orderView(order);
}

describe('orderView', () => {
  test('an order that is paid later says so first, with its communication', () => {
    expect(view()).toMatchObject({
      state: 'Nog te betalen',
      heading: 'Je inschrijving is bevestigd',
      reference: '+++000/0004/00101+++',
      isUnpaid: true,
      payNow: '',
      payLater: '€\u00a0170,50',
    });
  });
  test.each([
    ['paid', 'Betaald'],
    ['processing', 'Betaling wordt verwerkt'],
    ['failed', 'Betaling mislukt'],
    ['cancelled', 'Betaling geannuleerd'],
  ])('%s is "%s", without a communication', (payment, state) =>
    expect(view({ payment })).toMatchObject({ state, reference: '' }),
  );
  test('what costs nothing is not "nog te betalen"', () =>
    expect(view({ total: 0, payLater: 0 })).toMatchObject({ state: 'Niets te betalen', isUnpaid: false }));
  test('only waiting is another heading', () => {
    const registrations = [{ ...wireRegistration, status: 'queued' }];
    expect(view({ registrations })).toMatchObject({
      heading: 'Je staat op de wachtlijst',
      registrations: [{ isQueued: true }],
    });
  });
  test('says who, what and when the first time is', () =>
    expect(view().registrations).toMatchObject([
      { who: 'Noor Peeters', what: 'Ballet 1', when: 'Eerste keer: ma 07 september 2026 om 14u30' },
    ]));
  test.each([null, wireOrder.placed - 1])('says no first time for %j', (firstSession) =>
    expect(view({ registrations: [{ ...wireRegistration, firstSession }] }).registrations[0]?.when).toBe(''),
  );
});
