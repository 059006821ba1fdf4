import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentState } from '#server/payments/paymentProvider.ts';
import {
  type BalancedOrder,
  balanceAfterLoss,
  orderBalance,
} from '#server/services/payments/orderBalance.ts';

/** 50 euros now, then 40 euros three times. */
const inParts = agreed({ payNowCents: 5_000, parts: 3 });
const atOnce = agreed({ payNowCents: 9_500, parts: 0 });

function agreed({ payNowCents, parts }: { readonly payNowCents: number; readonly parts: number }) {
  return {
    order: { payment: 'unpaid', payNowCents, totalCents: payNowCents + parts * 4_000 },
    instalments: Array.from({ length: parts }, (_, position) => ({
      ...{ position, amountCents: 4_000, paidAt: null },
    })),
    attempts: [],
  } satisfies BalancedOrder;
}

const tried = (order: BalancedOrder, ...states: PaymentState[]): BalancedOrder => ({
  ...order,
  attempts: states.map((state) => ({ state })),
});

describe('orderBalance', () => {
  it.each([
    ['nothing tried', [], 0, 'unpaid'],
    ['one open', ['open'], 0, 'processing'],
    ['one failed', ['failed'], 0, 'failed'],
    ['one cancelled', ['cancelled'], 0, 'cancelled'],
    ['one expired', ['expired'], 0, 'unpaid'],
    ['failed, then open', ['failed', 'open'], 0, 'processing'],
    ['an old one open, a later one failed', ['open', 'failed'], 0, 'processing'],
    ['failed, then cancelled', ['failed', 'cancelled'], 0, 'cancelled'],
    ['paid', ['paid'], 9_500, 'paid'],
    ['paid too little', ['paid'], 9_499, 'unpaid'],
    ['paid, with others around it', ['failed', 'paid', 'open', 'cancelled'], 9_500, 'paid'],
  ] as const)('%s', (_title, states, coveredCents, payment) => {
    expect(orderBalance(tried(atOnce, ...states), coveredCents).payment).toBe(payment);
  });

  it('counts money for the first amount, then for the earliest instalments', () => {
    expect(orderBalance(inParts, 9_000)).toEqual({ payment: 'paid', paidInstalments: [0] });
    expect(orderBalance(inParts, 13_000)).toEqual({ payment: 'paid', paidInstalments: [0, 1] });
  });

  it('keeps an order and its instalments paid that the club settled in another way', () => {
    const settled = { ...atOnce, order: { ...atOnce.order, payment: 'paid' as const } };
    expect(orderBalance(settled, 0).payment).toBe('paid');
    const instalments = inParts.instalments.map((one) => ({ ...one, paidAt: new Date(0) }));
    expect(orderBalance({ ...inParts, instalments }, 0).paidInstalments).toEqual([0, 1, 2]);
  });

  it('is paid after the last instalment where nothing was due at once, and never where nothing costs', () => {
    const later = agreed({ payNowCents: 0, parts: 2 });
    expect(orderBalance(later, 4_000)).toEqual({ payment: 'unpaid', paidInstalments: [0] });
    expect(orderBalance(later, 8_000).payment).toBe('paid');
    expect(orderBalance(agreed({ payNowCents: 0, parts: 0 }), 0).payment).toBe('unpaid');
  });

  it('C7: does not depend on the order of the attempts', () => {
    const state = fc.constantFrom<PaymentState>('open', 'paid', 'failed', 'cancelled', 'expired');
    fc.assert(
      fc.property(fc.array(state, { maxLength: 6 }), (states) => {
        const coveredCents = states.filter((one) => one === 'paid').length * 5_000;
        const [one, other] = [states, states.toReversed()].map((list) =>
          orderBalance(tried(inParts, ...list), coveredCents),
        );
        expect(one?.paidInstalments).toEqual(other?.paidInstalments);
        for (const balance of [one, other]) expect(balance?.payment === 'paid').toBe(states.includes('paid'));
      }),
    );
  });
});

it('balanceAfterLoss opens what the money had paid, and no more', () => {
  const paid = {
    ...inParts,
    order: { ...inParts.order, payment: 'paid' as const },
    instalments: inParts.instalments.map((one) => ({ ...one, paidAt: new Date(0) })),
  };
  expect(balanceAfterLoss(paid, 9_000)).toEqual({ payment: 'paid', paidInstalments: [0] });
  expect(balanceAfterLoss(paid, 4_999)).toEqual({ payment: 'unpaid', paidInstalments: [] });
});
