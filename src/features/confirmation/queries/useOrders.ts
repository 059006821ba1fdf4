import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { systemClock } from '#src/platform/clock.ts';
import { pollDelay, usePaymentNews } from '../../payment/index.ts';
import { ordersQuery } from './ordersQuery.ts';

/** The orders of a confirmation, asked for again while a payment is on its way; never while nobody looks at the page. */
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
    // Who comes back from a checkout in another tab is shown at once what became of it.
    refetchOnWindowFocus: ({ state: { data = [] } }) => (data.some(({ due }) => due > 0) ? 'always' : true),
  });
  usePaymentNews(() => void orders.refetch());
  return {
    ...orders,
    /** The person goes to pay. */
    expectPayment() {
      setSince(systemClock.now());
      setAway(true);
    },
  };
}
