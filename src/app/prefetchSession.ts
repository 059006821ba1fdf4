import type { QueryClient } from '@tanstack/react-query';
import { isLoggedOut, sessionQuery } from '../features/session/index.ts';
import { arrivalStore } from './guards/state/arrivalStore.ts';

/** Ahead of the scripts of the screen: a browser has only a few connections, and the guard waits for this one. */
export function prefetchSession(client: QueryClient): void {
  if (!isLoggedOut() && !arrivalStore.getState().code) void client.prefetchQuery(sessionQuery());
}
