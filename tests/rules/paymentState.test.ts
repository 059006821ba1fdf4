import { describe, expect, it } from 'vitest';
import { isAlert, mergeMoneyFacts, paymentState } from '#rules/paymentState.ts';
import { paymentDay, paymentRows } from '../support/paymentRows.ts';

describe('paymentState', () => {
  it.each(paymentRows)('$name', ({ facts, expected }) => {
    const state = paymentState(facts, paymentDay);
    expect(state.is).toBe(expected.is);
    expect(isAlert(state)).toBe(expected.alert);
  });
});

describe('mergeMoneyFacts', () => {
  const none = { paidCents: 0, creditedCents: 0, overdueCents: 0, reclaimCents: 0, refundCents: 0 };
  const order = (cents: number, dueOn: string | null) => ({
    ...none,
    ...{
      totalCents: cents,
      openCents: cents,
      payCents: cents,
      dueOn,
      isDue: false,
      attempt: 'none' as const,
    },
  });
  const paid = { ...order(9500, null), paidCents: 9500, openCents: 0, payCents: 0 };

  it.each([
    ['two with one day', [order(9500, '2026-12-04'), order(500, '2026-12-04')], 10_000, '2026-12-04'],
    [
      'two days: the earliest is asked',
      [order(9500, '2027-01-04'), order(500, '2026-12-04')],
      500,
      '2026-12-04',
    ],
    ['one without a day', [order(9500, null), order(500, '2026-12-04')], 500, '2026-12-04'],
    ['two without a day', [order(9500, null), order(500, null)], 10_000, null],
    ['one that is paid', [paid, order(500, '2026-12-04')], 500, '2026-12-04'],
  ] as const)('adds %s', (_, [first, second], payCents, dueOn) => {
    const merged = mergeMoneyFacts([first, second]);
    expect(merged).toMatchObject({ payCents, dueOn, totalCents: first.totalCents + second.totalCents });
    expect(merged.openCents).toBe(first.openCents + second.openCents);
  });

  it('tells of the attempt that is most urgent, and of none of an order that is paid', () => {
    const open = order(500, '2026-12-04');
    const failed = { ...open, attempt: 'failed' as const };
    expect(mergeMoneyFacts([failed, { ...open, attempt: 'in-bank' }]).attempt).toBe('in-bank');
    expect(mergeMoneyFacts([open, failed]).attempt).toBe('failed');
    expect(mergeMoneyFacts([open, { ...paid, attempt: 'left' }]).attempt).toBe('none');
  });

  it('asks for an amount without a day beside one with a day', () => {
    const twice = { ...order(500, null), reclaimCents: 500, isDue: true };
    expect(mergeMoneyFacts([order(9500, '2026-12-04'), twice])).toMatchObject({
      payCents: 10_000,
      isDue: true,
    });
  });
});
