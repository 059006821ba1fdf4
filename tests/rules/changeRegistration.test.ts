import { describe, expect, it } from 'vitest';
import { type ChangedAccount, priceOfChange } from '#rules/changeRegistration.ts';

const unpaid: ChangedAccount = {
  ...{ totalCents: 8_000, creditedCents: 0, openCents: 8_000 },
  ...{ money: 'refund', takesMore: true },
};
const facts = { chargedCents: 5_000, fromCents: 5_000, toCents: 5_000, account: unpaid };
const nothing = { differenceCents: 0, lapsedCents: 0, backCents: 0, keptCents: 0 };

describe('priceOfChange', () => {
  it.each([
    ['the same price', {}, nothing],
    ['the same price after a voucher', { chargedCents: 4_000 }, nothing],
    ['the same price, settled by the club', { chargedCents: undefined, account: undefined }, nothing],
    ['dearer', { toCents: 7_000 }, { ...nothing, differenceCents: 2_000 }],
    ['cheaper', { toCents: 3_000 }, { ...nothing, differenceCents: -2_000, lapsedCents: 2_000 }],
    [
      'cheaper after payment',
      { toCents: 3_000, account: { ...unpaid, openCents: 0 } },
      { ...nothing, differenceCents: -2_000, backCents: 2_000 },
    ],
    [
      'cheaper, partly open',
      { toCents: 3_000, account: { ...unpaid, openCents: 500 } },
      { ...nothing, differenceCents: -2_000, lapsedCents: 500, backCents: 1_500 },
    ],
    [
      'cheaper where the club keeps the money',
      { toCents: 3_000, account: { ...unpaid, money: 'none' as const } },
      { ...nothing, keptCents: 2_000 },
    ],
  ])('%s', (_, differing, expected) => {
    expect(priceOfChange({ ...facts, ...differing })).toEqual(expected);
  });

  it.each([
    ['dearer after a voucher', { chargedCents: 4_000, toCents: 7_000 }],
    ['cheaper after a voucher', { chargedCents: 4_000, toCents: 3_000 }],
    ['dearer, settled by the club', { chargedCents: undefined, account: undefined, toCents: 7_000 }],
    ['dearer on an invoice that takes no more', { toCents: 7_000, account: { ...unpaid, takesMore: false } }],
    [
      'cheaper on an invoice that was credited in full',
      { toCents: 3_000, account: { ...unpaid, creditedCents: 8_000, openCents: 0 } },
    ],
  ])('cannot settle: %s', (_, differing) => {
    expect(priceOfChange({ ...facts, ...differing })).toBeUndefined();
  });
});
