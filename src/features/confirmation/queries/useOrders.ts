import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Order, parseOrders } from '#src/api/entities/orders/order.ts';
import { resultOf } from '#src/api/resultOf.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { moneyOfOrder, pollDelay, usePaymentNews } from '../../payment/index.ts';

/** The orders of a confirmation. Polls while a payment is being processed, but not while the page is hidden. */
export function useOrders(oids: string) {
  const [since, setSince] = useState(() => systemClock.now());
  const [isAway, setAway] = useState(false);
  const orders = useQuery({
    ...ordersQuery(oids),
    refetchInterval: ({ state: { data = [] } }) =>
      pollDelay({
        isProcessing: data.some(isInPayment),
        isAway: isAway && data.some(isOpen),
        elapsed: systemClock.now() - since,
      }),
    // Refetches at once when the person returns from a checkout in another tab.
    refetchOnWindowFocus: ({ state: { data = [] } }) => (data.some(isOpen) ? 'always' : true),
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

function isOpen(order: Order): boolean {
  return moneyOfOrder(order).openCents > 0;
}

/** Also an early payment, of what is due later. */
function isInPayment(order: Order): boolean {
  const { attempt } = moneyOfOrder(order);
  return attempt === 'left' || attempt === 'in-bank';
}

/** `oids`: comma-separated, as in the address. */
function ordersQuery(oids: string) {
  return queryOptions({
    queryKey: ['orders', oids],
    queryFn: resultOf('get_order', { oids }, parseOrders),
  });
}
