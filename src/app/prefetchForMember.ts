import type { QueryClient } from '@tanstack/react-query';
import { familyQuery, isLoggedOut, markedLogin, sessionQuery } from '../features/session/index.ts';
import { arrivalStore } from './guards/state/arrivalStore.ts';

/**
 * Requests what the guard waits for, before the router starts. The family is that of the login
 * that this device remembers: should the session be another one's, the server refuses it.
 */
export function prefetchForMember(client: QueryClient): void {
  if (isLoggedOut() || arrivalStore.getState().code) return;
  void client.prefetchQuery(sessionQuery());
  void client.prefetchQuery(familyQuery(markedLogin()));
}
