import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideMoneyBack } from '#rules/moneyBack.ts';

const of = (...left: number[]) => left.map((leftCents, place) => ({ id: place + 1, leftCents }));

describe('divideMoneyBack', () => {
  it.each([
    ['nothing to give back', 0, of(500), [], 0],
    ['no payment online', 700, of(), [], 700],
    ['a part of one payment', 300, of(500), [[1, 300]], 0],
    ['the whole of one payment and more', 700, of(500), [[1, 500]], 200],
    [
      'the last payment first',
      600,
      of(500, 400),
      [
        [2, 400],
        [1, 200],
      ],
      0,
    ],
    ['a payment of which nothing is left', 300, of(500, 0), [[1, 300]], 0],
  ] as const)('divides %s', (_name, back, payments, refunds, byHandCents) => {
    expect(divideMoneyBack(back, payments)).toEqual({
      refunds: refunds.map(([paymentId, amountCents]) => ({ paymentId, amountCents })),
      byHandCents,
    });
  });

  it('adds up to the cent, and never refunds more than is left of a payment', () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(cents, fc.array(cents, { maxLength: 6 }), (back, left) => {
        const { refunds, byHandCents } = divideMoneyBack(back, of(...left));
        const refunded = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
        expect(refunded + byHandCents).toBe(back);
        for (const { paymentId, amountCents } of refunds)
          expect(amountCents).toBeLessThanOrEqual(left[paymentId - 1] ?? 0);
      }),
    );
  });
});
