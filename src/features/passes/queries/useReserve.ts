import { useMutation } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import { useAttemptKeys } from '../state/useAttemptKeys.ts';
import type { PassHolderOf } from './passesQuery.ts';
import { useRefreshPasses } from './useRefreshPasses.ts';

/** Reserves a session with a card: a repeat after a lost answer has the same key, and reserves once. */
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
