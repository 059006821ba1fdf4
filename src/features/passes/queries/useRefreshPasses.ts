import { useQueryClient } from '@tanstack/react-query';
import { recheckSession } from '../../session/index.ts';
import { type PassHolderOf, passesKey } from './passesQuery.ts';

/**
 * Mutation callbacks that refetch the passes after a success or a refusal. The mutation stays pending until the new data is
 * there.
 */
export function useRefreshPasses(of: PassHolderOf) {
  const client = useQueryClient();
  return {
    onError: (error: Error) => recheckSession(client, error),
    onSettled: () => client.invalidateQueries({ queryKey: passesKey(of) }),
  };
}
