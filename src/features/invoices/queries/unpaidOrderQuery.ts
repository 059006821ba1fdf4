import { queryOptions } from '@tanstack/react-query';
import { parseUnpaidOrder } from '#src/api/entities/orders/unpaidOrder.ts';
import { resultOf } from '#src/api/resultOf.ts';

/** The family's invoice at a club that is to be paid first; null when there is none. `club` is a nid. */
export function unpaidOrderQuery({ uid, club }: { uid: number; club: number }) {
  return queryOptions({
    queryKey: ['unpaid-order', uid, club],
    queryFn: resultOf('get_last_unpaid_order', { club }, parseUnpaidOrder),
    // Short, so that a new order or payment shows on the next screen. Long enough to reuse the guard's answer for this
    // screen.
    staleTime: 2000,
  });
}
