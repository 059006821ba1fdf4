import { useState } from 'react';
import type { Invoice } from '#src/api/entities/invoice.ts';
import { systemClock } from '#src/platform/clock.ts';
import { pollDelay } from '../../payment/index.ts';

/** Polls the invoices after a person went to pay: a closed checkout window sends no message. */
export function useAwaitedPayment() {
  const [since, setSince] = useState(() => systemClock.now());
  const [isAway, setAway] = useState(false);
  return {
    /** Call this when the person starts to pay. */
    expectPayment() {
      setSince(systemClock.now());
      setAway(true);
    },
    delayOf: (invoices: readonly Pick<Invoice, 'state' | 'open'>[]) =>
      pollDelay({
        isProcessing: invoices.some(({ state }) => state === 'processing'),
        isAway: isAway && invoices.some(({ open }) => open > 0),
        elapsed: systemClock.now() - since,
      }),
  };
}
