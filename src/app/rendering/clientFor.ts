import { QueryClient } from '@tanstack/react-query';
import type { Reader } from '#schemas/pageRenderer.ts';
import { sessionQuery, visitor } from '../../features/session/queries/sessionQuery.ts';

/** A query cache for one page. It knows the session of a visitor, and none of a member: the page is the same for everybody. */
export function clientFor(reader: Reader): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        // A query that fails because something doesn't exist is drawn as such, and not as loading.
        retryOnMount: false,
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
      },
    },
  });
  const { queryKey } = sessionQuery();
  if (reader === 'visitor') client.setQueryData(queryKey, visitor);
  // Nobody asks for it, so all that belongs to a person stays "loading".
  else client.setQueryDefaults(queryKey, { enabled: false });
  return client;
}
