import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { systemClock } from '#src/platform/clock.ts';
import { pollDelay, usePaymentNews } from '../../payment/index.ts';
import { ordersQuery } from './ordersQuery.ts';

/** The orders of a confirmation. Polls while a payment is being processed, but not while the page is hidden. */
export function useOrders(oids: string) {
  const [since, setSince] = useState(() => systemClock.now());
  const [isAway, setAway] = useState(false);
  const orders = useQuery({
    ...ordersQuery(oids),
    refetchInterval: ({ state: { data = [] } }) =>
      pollDelay({
        isProcessing: data.some(({ payment }) => payment === 'processing'),
        isAway: isAway && data.some(({ due }) => due > 0),
        elapsed: systemClock.now() - since,
      }),
    // Refetches at once when the person returns from a checkout in another tab.
    refetchOnWindowFocus: ({ state: { data = [] } }) => (data.some(({ due }) => due > 0) ? 'always' : true),
  });
  usePaymentNews(() => void orders.refetch());
  return {
    ...orders,
    /** Call this when the person starts to pay. */
    expectPayment() {
      setSince(systemClock.now());
      setAway(true);
    },
  };
}
