import { queryOptions } from '@tanstack/react-query';
import { isRefusedWith } from '../../../api/apiFailure.ts';
import { type Session, validateAuth } from '../../../api/session.ts';

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
        if (isRefusedWith(error, 'unauthenticated')) return visitor;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
