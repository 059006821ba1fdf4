import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isPassing, isRefusedWith } from '../api/apiFailure.ts';
import { sessionQuery } from '../features/session/queries/sessionQuery.ts';

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // A session that ended on the server ends here: it is asked again, and the guard sends its screens to the login.
      onError: (error) => {
        if (isRefusedWith(error, 'unauthenticated')) void client.invalidateQueries(sessionQuery());
      },
    }),
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
