import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isPassing } from '../api/apiFailure.ts';
import { doubtSession } from '../features/session/queries/sessionQuery.ts';
import { UserError } from '../platform/userError.ts';
import { reportError } from './failures/reportError.ts';

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        doubtSession(client, error);
        showUserError(error);
      },
    }),
    // Screens deal with what a call answers; a UserError is for the person, whoever threw it.
    mutationCache: new MutationCache({ onError: showUserError }),
    defaultOptions: {
      queries: {
        // Once more, and quickly: a person who waits is better served by "Opnieuw proberen".
        retry: (failures, error) => failures < 1 && isPassing(error),
        retryDelay: 400,
        staleTime: 30_000,
        // Without a network a call fails at once and says so, instead of waiting unseen.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

function showUserError(error: Error): void {
  if (error instanceof UserError) reportError(error);
}
