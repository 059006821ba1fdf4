import { describe, expect, it } from 'vitest';
import { paymentState } from '#rules/paymentState.ts';
import { paymentLabel, paymentSentences } from '#server/services/payments/standing/paymentSentences.ts';
import { paymentDay, paymentRows, plain } from '#tests/support/paymentRows.ts';

describe('paymentSentences', () => {
  it.each(paymentRows)('says what mails and documents say: $name', ({ facts, around, expected }) => {
    const state = paymentState(facts, paymentDay);
    expect(plain(paymentSentences(state, around.places).join(' '))).toBe(expected.mail);
    expect(paymentLabel(state)).toBe(expected.document);
  });
});
