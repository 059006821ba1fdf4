import { useState } from 'react';
import type { Invoice } from '#src/api/entities/invoice.ts';
import { systemClock } from '#src/platform/clock.ts';
import { pollDelay } from '../../payment/index.ts';

/** When invoices are asked for again, once somebody went to pay one of them: who closes a checkout tells nobody. */
export function useAwaitedPayment() {
  const [since, setSince] = useState(() => systemClock.now());
  const [isAway, setAway] = useState(false);
  return {
    /** The person goes to pay. */
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
