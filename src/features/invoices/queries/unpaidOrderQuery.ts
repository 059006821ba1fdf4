import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseUnpaidOrder } from '#src/api/entities/unpaidOrder.ts';

/** The invoice of a family at a club (its nid) that is to be paid first; null where there is none. */
export function unpaidOrderQuery({ uid, club }: { uid: number; club: number }) {
  return queryOptions({
    queryKey: ['unpaid-order', uid, club],
    queryFn: async ({ signal }) => {
      const answer = await get('get_last_unpaid_order', { club }, { signal });
      return parseUnpaidOrder(answer.result);
    },
    // An order that was placed or paid a moment ago counts on the next screen; what the guard asked just before this one does.
    staleTime: 2000,
  });
}
