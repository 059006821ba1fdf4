import { describe, expect, it } from 'vitest';
import { paymentState } from '#rules/paymentState.ts';
import { askedUntil, paymentView } from '#src/features/payment/view/paymentView.ts';
import { paymentDay, paymentRows, plain } from '#tests/support/paymentRows.ts';

describe('paymentView', () => {
  it.each(paymentRows)('says what each screen says: $name', ({ facts, around, expected }) => {
    const state = paymentState(facts, paymentDay);
    const { label, sentence, pay } = paymentView(state, around);
    expect(label).toBe(expected.label);
    expect(plain(sentence)).toBe(expected.sentence);
    expect(pay ? { ...pay, label: plain(pay.label) } : null).toEqual(expected.pay);
    if (expected.until !== undefined)
      expect(askedUntil('ask' in state ? state.ask : undefined)).toBe(expected.until);
  });
});
