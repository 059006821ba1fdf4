import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '#src/api/apiFailure.ts';
import { post } from '#src/api/call.ts';
import { parseOrderWithdrawn } from '#src/api/entities/orders/order.ts';
import { withdrawalTexts } from '#src/texts/nl/withdrawal.ts';
import { showNotice } from '../../notices/index.ts';

/** Withdraws from an order. A repeat has no second effect, so it needs no key. */
export function useWithdrawOrder(oid: number) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['orders'] });
  return useMutation({
    mutationFn: async (note: string) =>
      parseOrderWithdrawn((await post('withdraw_order', { oid, note })).result),
    onSuccess: () => {
      showNotice({ tone: 'success', message: withdrawalTexts.order.done });
      return refresh();
    },
    // The time is over: the screen must show how it stands.
    onError: (error) => (refusalOf(error)?.status === 409 ? refresh() : undefined),
  });
}
