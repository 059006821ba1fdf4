import { useMutation } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import { type PassHolderOf, useRefreshPasses } from '../queries.ts';
import { useAttemptKeys } from '../state/useAttemptKeys.ts';

/**
 * Reserves a session with a card. A retry after a lost answer has the same idempotency key, so that the session is reserved
 * once.
 */
export function useReserve(of: PassHolderOf) {
  const keyFor = useAttemptKeys();
  return useMutation({
    mutationFn: (wanted: { readonly card: number; readonly session: number }) =>
      post(
        'reserve_pass',
        { ...of, ...wanted },
        { idempotencyKey: keyFor(`${wanted.card}-${wanted.session}`) },
      ),
    ...useRefreshPasses(of),
  });
}
