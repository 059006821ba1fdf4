import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { isRefusedWith } from '#src/api/apiFailure.ts';
import { isSessionOver, type Session, validateAuth } from '#src/api/session.ts';

/** The server's answer when nobody is logged in. */
export const visitor: Session = {
  user: undefined,
  federationMembers: [],
  federations: {},
  adminUrl: undefined,
  paysOnline: true,
};

/** Fetched once at the start. After that, login and logout write the session into the cache. */
export function sessionQuery() {
  return queryOptions({
    queryKey: ['session'],
    queryFn: async ({ signal }) => {
      try {
        return await validateAuth({ signal });
      } catch (error) {
        // The cookie has expired, and the server has cleared it.
        if (isSessionOver(error)) return visitor;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Replaces the cached session and cancels a pending request, which would return the previous session. */
export function replaceSession(client: QueryClient, session: Session): void {
  const query = sessionQuery();
  void client.cancelQueries(query);
  client.setQueryData(query.queryKey, session);
}

/** Refetches the session after a call was refused as unauthenticated. The guard then redirects to the login. */
export function recheckSession(client: QueryClient, error: unknown): void {
  if (isRefusedWith(error, 'unauthenticated')) void client.invalidateQueries(sessionQuery());
}
