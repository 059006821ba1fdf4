import type { QueryClient } from '@tanstack/react-query';
import { isLoggedOut, sessionQuery } from '../features/session/index.ts';
import { arrivalStore } from './guards/state/arrivalStore.ts';

/**
 * Requests the session before the scripts of the screen: the guard waits for it, and a browser opens only a few connections.
 */
export function prefetchSession(client: QueryClient): void {
  if (!isLoggedOut() && !arrivalStore.getState().code) void client.prefetchQuery(sessionQuery());
}
