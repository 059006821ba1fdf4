import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isPassing } from '../api/apiFailure.ts';
import { recheckSession } from '../features/session/queries/sessionQuery.ts';
import { UserError } from '../platform/userError.ts';
import { reportError } from './failures/reportError.ts';

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        recheckSession(client, error);
        showUserError(error);
      },
    }),
    // Screens handle the failures of their calls. A UserError is always shown to the person.
    mutationCache: new MutationCache({ onError: showUserError }),
    defaultOptions: {
      queries: {
        // One quick retry: a waiting person is better served by the button "Opnieuw proberen".
        retry: (failures, error) => failures < 1 && isPassing(error),
        retryDelay: 400,
        staleTime: 30_000,
        // Offline, a call fails at once instead of being paused without a message.
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
