import { QueryClient } from '@tanstack/react-query';
import { sessionQuery, visitor } from '../../features/session/queries/sessionQuery.ts';

/** A query cache for one page. Its session is that of a visitor, because the page is the same for everybody. */
export function clientOfVisitor(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        // What doesn't exist is drawn as such, and not as loading.
        retryOnMount: false,
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
      },
    },
  });
  client.setQueryData(sessionQuery().queryKey, visitor);
  return client;
}
