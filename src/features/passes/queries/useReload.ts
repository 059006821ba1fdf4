import { useMutation } from '@tanstack/react-query';
import { eurosOf } from '#rules/money.ts';
import { post } from '#src/api/call.ts';
import { parsePlacedOrder } from '#src/api/entities/orders/order.ts';
import { type PassHolderOf, useRefreshPasses } from '../queries.ts';
import { useAttemptKeys } from '../state/useAttemptKeys.ts';

export interface WantedReload {
  readonly card: number;
  readonly pass: number;
  /** The total that the screen showed, in cents. */
  readonly total: number;
}

/** Orders turns for a card and returns the order ids. */
export function useReload(of: PassHolderOf) {
  const keyFor = useAttemptKeys();
  return useMutation({
    mutationFn: async ({ card, pass, total }: WantedReload) => {
      const request = { ...of, card, pass, total: eurosOf(total) };
      const idempotencyKey = keyFor(`${card}-${pass}-${total}`);
      return parsePlacedOrder((await post('reload_pass', request, { idempotencyKey })).result);
    },
    ...useRefreshPasses(of),
  });
}
