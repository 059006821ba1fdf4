import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  isRefusedForSession,
  isSessionEnded,
  isSessionOver,
  type Session,
  validateAuth,
} from '#src/api/session.ts';
import { forgetStored, isLoggedOut } from '../state/loginMark.ts';
import { expiredStore } from '../state/sessionStores.ts';

/** The server's answer when nobody is logged in. */
export const visitor: Session = {
  user: undefined,
  federationMembers: [],
  federations: {},
  adminUrl: undefined,
  transferClubs: [],
};

/** Fetched once at the start. After that, login and logout write the session into the cache. */
export function sessionQuery() {
  return queryOptions({
    queryKey: ['session'],
    queryFn: async ({ signal }) => {
      try {
        return await validateAuth({ signal });
      } catch (error) {
        if (!isSessionOver(error)) throw error;
        // A login meanwhile cancels this request: what is stored may be of the new session.
        if (isSessionEnded(error) && !signal.aborted) await leaveEndedSession();
        // The server has cleared the cookie.
        return visitor;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Replaces the cached session and cancels a pending request, which would return the previous session. */
export function replaceSession(client: QueryClient, session: Session): void {
  const query = sessionQuery();
  expiredStore.setState({ hasExpired: false });
  void client.cancelQueries(query);
  client.setQueryData(query.queryKey, session);
}

/** Refetches the session after a call was refused for want of one. The guard then redirects to the login. */
export function recheckSession(client: QueryClient, error: unknown): void {
  if (!isRefusedForSession(error)) return;
  const query = sessionQuery();
  if (client.getQueryData(query.queryKey)?.user) expiredStore.setState({ hasExpired: true });
  void client.invalidateQueries(query);
}

/**
 * Clears this device after somebody ended its session from elsewhere, and reloads the page, whose stores hold private data in memory.
 * Never settles while the page reloads, so that no screen goes on with that data.
 * Decision: docs/decisions/0181-an-ended-session-clears-its-device.md
 */
async function leaveEndedSession(): Promise<void> {
  const wasCleared = isLoggedOut();
  forgetStored();
  if (wasCleared) return;
  // A form saves its draft when its page goes.
  window.addEventListener('pagehide', forgetStored);
  window.location.reload();
  await new Promise<never>(() => {});
}
