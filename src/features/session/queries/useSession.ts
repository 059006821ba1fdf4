import { useQuery } from '@tanstack/react-query';
import type { Session, User } from '#src/api/session.ts';
import { sessionQuery } from './sessionQuery.ts';

export type SessionState =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'visitor' }
  | (Omit<Session, 'user'> & { readonly status: 'user'; readonly user: User });

/** The current user or visitor, once the server has answered. */
export function useSession(): SessionState {
  // Not destructured: React Query renders again only when a field changes that was read, and every screen reads the session.
  const query = useQuery(sessionQuery());
  const { data } = query;
  if (data) return data.user ? { ...data, user: data.user, status: 'user' } : { status: 'visitor' };
  const { error } = query;
  if (error && !query.isFetching) return { status: 'failed', error, retry: () => void query.refetch() };
  return { status: 'pending' };
}
