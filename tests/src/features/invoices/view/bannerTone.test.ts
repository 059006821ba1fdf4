import { describe, expect, it } from 'vitest';
import { isAlert, paymentState } from '#rules/paymentState.ts';
import { bannerTone } from '#src/features/invoices/view/bannerTone.ts';
import { paymentDay, paymentRows } from '#tests/support/paymentRows.ts';

const calm = ['asked', 'part-paid'];

describe('bannerTone', () => {
  it.each(
    paymentRows
      .map(({ name, facts }) => ({ name, state: paymentState(facts, paymentDay) }))
      .filter(({ state }) => isAlert(state)),
  )('warns only of what is late or broke off: $name', ({ state }) => {
    expect(bannerTone(state, undefined)).toBe(calm.includes(state.is) ? 'info' : 'warning');
  });

  it('reads the day alone of a backend that tells no more', () => {
    expect(bannerTone(undefined, { when: 'now' })).toBe('info');
    expect(bannerTone(undefined, { when: 'late' })).toBe('warning');
  });
});
