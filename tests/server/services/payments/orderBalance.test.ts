import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentState } from '#server/payments/paymentProvider.ts';
import { type OrderAccount, orderBalance } from '#server/services/payments/orderBalance.ts';

const today = '2026-11-20';

/** 50 euros now, then 40 euros on each of these days. */
const inParts = account({ payNowCents: 5_000, days: ['2026-11-20', '2026-12-20', '2027-01-20'] });
const atOnce = account({ payNowCents: 9_500, days: [] });

interface Agreed {
  readonly payNowCents: number;
  readonly days: readonly string[];
}

function account({ payNowCents, days }: Agreed): OrderAccount {
  return {
    order: { payment: 'unpaid', payNowCents, totalCents: payNowCents + days.length * 4_000 },
    instalments: days.map((dueOn, position) => ({ position, dueOn, amountCents: 4_000, paidAt: null })),
    attempts: [],
  };
}

function withAttempts(agreed: OrderAccount, ...attempts: (readonly [PaymentState, number])[]): OrderAccount {
  return { ...agreed, attempts: attempts.map(([state, amountCents]) => ({ state, amountCents })) };
}

describe('orderBalance', () => {
  it.each([
    ['nothing tried', [], 'unpaid', 9_500],
    ['one open', ['open'], 'processing', 9_500],
    ['one failed', ['failed'], 'failed', 9_500],
    ['one cancelled', ['cancelled'], 'cancelled', 9_500],
    ['one expired', ['expired'], 'unpaid', 9_500],
    ['failed, then open', ['failed', 'open'], 'processing', 9_500],
    ['an old one open, a later one failed', ['open', 'failed'], 'processing', 9_500],
    ['failed, then cancelled', ['failed', 'cancelled'], 'cancelled', 9_500],
    ['paid', ['paid'], 'paid', 0],
    ['paid, with others around it', ['failed', 'paid', 'open', 'cancelled'], 'paid', 0],
  ] as const)('%s', (_title, states, payment, dueCents) => {
    const tried = withAttempts(atOnce, ...states.map((state) => [state, 9_500] as const));
    expect(orderBalance(tried, today)).toMatchObject({ payment, dueCents });
  });

  it('has the amount that is due at once and the instalments that are due by that day', () => {
    expect(orderBalance(inParts, '2026-11-19').dueCents).toBe(5_000);
    expect(orderBalance(inParts, today).dueCents).toBe(9_000);
    expect(orderBalance(inParts, '2026-12-25').dueCents).toBe(13_000);
  });

  it('counts a payment for the first amount, then for the earliest instalments', () => {
    const paid = withAttempts(inParts, ['paid', 9_000]);
    expect(orderBalance(paid, today)).toEqual({ payment: 'paid', dueCents: 0, paidInstalments: [0] });
    expect(orderBalance(paid, '2026-12-20').dueCents).toBe(4_000);
    const more = withAttempts(inParts, ['paid', 5_000], ['failed', 8_000], ['paid', 8_000]);
    expect(orderBalance(more, '2026-12-20')).toEqual({
      payment: 'paid',
      dueCents: 0,
      paidInstalments: [0, 1],
    });
  });

  it('stays paid while an instalment is open or has failed', () => {
    for (const state of ['open', 'failed', 'cancelled', 'expired'] as const) {
      const tried = withAttempts(inParts, ['paid', 5_000], [state, 4_000]);
      expect(orderBalance(tried, today)).toMatchObject({ payment: 'paid', dueCents: 4_000 });
    }
  });

  it('keeps an order paid that the club settled in another way', () => {
    const settled = { ...atOnce, order: { ...atOnce.order, payment: 'paid' as const } };
    expect(orderBalance(settled, today)).toMatchObject({ payment: 'paid', dueCents: 0 });
    const instalments = inParts.instalments.map((one) => ({ ...one, paidAt: new Date(0) }));
    expect(orderBalance({ ...inParts, instalments }, today).dueCents).toBe(5_000);
  });

  it('has nothing due for an order without an amount at once, and is paid after the last instalment', () => {
    const later = account({ payNowCents: 0, days: ['2026-12-01', '2027-01-01'] });
    expect(orderBalance(later, today)).toMatchObject({ payment: 'unpaid', dueCents: 0 });
    expect(orderBalance(withAttempts(later, ['paid', 4_000]), '2026-12-01')).toEqual({
      payment: 'unpaid',
      dueCents: 0,
      paidInstalments: [0],
    });
    expect(orderBalance(withAttempts(later, ['paid', 4_000], ['paid', 4_000]), today).payment).toBe('paid');
    const free = account({ payNowCents: 0, days: [] });
    expect(orderBalance(free, today)).toMatchObject({ payment: 'unpaid', dueCents: 0 });
  });

  it('C7: is paid after one paid attempt, wherever it stands among the others', () => {
    const state = fc.constantFrom<PaymentState>('open', 'paid', 'failed', 'cancelled', 'expired');
    fc.assert(
      fc.property(fc.array(state, { maxLength: 6 }), fc.infiniteStream(fc.nat()), (states, places) => {
        const shuffled = states
          .map((one) => [places.next().value ?? 0, one] as const)
          .sort(([a], [b]) => a - b)
          .map(([, one]) => one);
        const balances = [states, shuffled].map((tried) =>
          orderBalance(withAttempts(inParts, ...tried.map((one) => [one, 5_000] as const)), '2027-02-01'),
        );
        const [first, second] = balances;
        expect(first?.dueCents).toBe(second?.dueCents);
        expect(first?.paidInstalments).toEqual(second?.paidInstalments);
        for (const balance of balances) expect(balance.payment === 'paid').toBe(states.includes('paid'));
      }),
    );
  });
});
