import type { Ask, PaymentState } from '#rules/paymentState.ts';
import type { Tone } from '#src/components/feedback/tone.ts';

/** The banner is calm while the family has time to pay, and no payment broke off. */
export function bannerTone(state: PaymentState | undefined, ask: Pick<Ask, 'when'> | undefined): Tone {
  const isCalm = state ? state.is === 'asked' || state.is === 'part-paid' : ask?.when !== 'late';
  return isCalm ? 'info' : 'warning';
}
