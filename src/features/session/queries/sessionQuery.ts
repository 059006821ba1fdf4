import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { isRefusedWith } from '#src/api/apiFailure.ts';
import { isSessionOver, type Session, validateAuth } from '#src/api/session.ts';

/** What the server says when nobody is logged in. */
export const visitor: Session = {
  user: undefined,
  federationMembers: [],
  federations: {},
  adminUrl: undefined,
};

/** Asked once at the start; after that, login and logout write what they learned. */
export function sessionQuery() {
  return queryOptions({
    queryKey: ['session'],
    queryFn: async ({ signal }) => {
      try {
        return await validateAuth({ signal });
      } catch (error) {
        // The cookie had run out, and the server has cleared it.
        if (isSessionOver(error)) return visitor;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Who is logged in from now on. An answer that is still under way is about who was there before. */
export function replaceSession(client: QueryClient, session: Session): void {
  const query = sessionQuery();
  void client.cancelQueries(query);
  client.setQueryData(query.queryKey, session);
}

/** After a call that failed: where the server knows the session no more it is asked anew, and the guard leads to the login. */
export function doubtSession(client: QueryClient, error: unknown): void {
  if (isRefusedWith(error, 'unauthenticated')) void client.invalidateQueries(sessionQuery());
}
