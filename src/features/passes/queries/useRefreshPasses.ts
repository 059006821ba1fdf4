import { useQueryClient } from '@tanstack/react-query';
import { doubtSession } from '../../session/index.ts';
import { type PassHolderOf, passesKey } from './passesQuery.ts';

/** Done or refused: what was shown may have changed. Who asked waits for what holds now. */
export function useRefreshPasses(of: PassHolderOf) {
  const client = useQueryClient();
  return {
    onError: (error: Error) => doubtSession(client, error),
    onSettled: () => client.invalidateQueries({ queryKey: passesKey(of) }),
  };
}
