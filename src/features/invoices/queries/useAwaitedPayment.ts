import { useState } from 'react';
import type { Invoice } from '#src/api/entities/orders/invoice.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { pollDelay } from '../../payment/index.ts';

/** Decides how often the invoices are polled after a person went to pay: a closed checkout window sends no message. */
export function useAwaitedPayment() {
  // Counts from the opening of the page, because a payment may already be processing then.
  const [since, setSince] = useState(() => systemClock.now());
  const [isAway, setAway] = useState(false);
  return {
    /** Call this when the person starts to pay. */
    expectPayment() {
      setSince(systemClock.now());
      setAway(true);
    },
    /** Milliseconds until the next poll of these invoices. false stops polling. */
    delayOf: (invoices: readonly Pick<Invoice, 'state' | 'attempt' | 'open'>[]) =>
      pollDelay({
        isProcessing: invoices.some(
          ({ state, attempt }) => state === 'processing' || attempt === 'left' || attempt === 'in-bank',
        ),
        isAway: isAway && invoices.some(({ open }) => open > 0),
        elapsed: systemClock.now() - since,
      }),
  };
}
