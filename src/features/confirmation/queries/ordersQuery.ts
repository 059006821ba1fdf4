import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseOrders } from '#src/api/entities/order.ts';

/** `oids`: comma-separated, as in the address. */
export function ordersQuery(oids: string) {
  return queryOptions({
    queryKey: ['orders', oids],
    queryFn: async ({ signal }) => {
      const answer = await get('get_order', { oids }, { signal });
      return parseOrders(answer.result);
    },
  });
}
