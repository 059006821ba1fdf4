import { useQuery } from '@tanstack/react-query';
import type { Session, User } from '#src/api/session.ts';
import { useBrowserFact } from '#src/platform/page/useBrowserFact.ts';
import { sessionQuery } from './sessionQuery.ts';

export type SessionState =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'visitor' }
  | (Omit<Session, 'user'> & { readonly status: 'user'; readonly user: User });

const visitorState: SessionState = { status: 'visitor' };

/** The current user or visitor, once the server has answered. */
export function useSession(): SessionState {
  // Not destructured: React Query renders again only when a field changes that was read, and every screen reads the session.
  const query = useQuery(sessionQuery());
  const { data } = query;
  // Where the server knew a session, it was that of a visitor. The real one may be known before React has hydrated the last part of
  // the page.
  const isVisitor = useBrowserFact(() => data !== undefined && data.user === undefined, data !== undefined);
  if (isVisitor) return visitorState;
  if (data?.user) return { ...data, user: data.user, status: 'user' };
  const { error } = query;
  if (error && !query.isFetching) return { status: 'failed', error, retry: () => void query.refetch() };
  return { status: 'pending' };
}
