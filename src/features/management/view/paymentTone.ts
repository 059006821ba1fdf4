import type { ManagedRegistration } from '#src/api/entities/management/managedRegistration.ts';
import type { Tone } from '#src/components/feedback/tone.ts';

const tones: Readonly<Record<ManagedRegistration['payment'], Tone | 'neutral'>> = {
  none: 'neutral',
  open: 'warning',
  'part-paid': 'warning',
  processing: 'info',
  paid: 'success',
  overdue: 'danger',
  credited: 'info',
};

/** The colour of a payment state. Its words say the same. */
export function paymentTone(payment: ManagedRegistration['payment']): Tone | 'neutral' {
  return tones[payment];
}
