import { useQuery } from '@tanstack/react-query';
import type { User } from '#src/api/session.ts';
import { familyQuery } from './familyQuery.ts';
import { useSession } from './useSession.ts';

export type MembersState =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'known'; readonly members: readonly User[] };

/** The people whom the user can act for: the user first, then the family. Empty for a visitor. */
export function useMembers(): MembersState {
  const session = useSession();
  const user = session.status === 'user' ? session.user : undefined;
  // A blocked account may only read its own session.
  const asked = user?.blocked ? undefined : user?.uid;
  // Not destructured, for the reason in `useSession`.
  const query = useQuery(familyQuery(asked));
  if (session.status === 'failed' || session.status === 'pending') return session;
  if (!user) return { status: 'known', members: [] };
  if (asked === undefined) return { status: 'known', members: [user] };
  if (query.data) return { status: 'known', members: [user, ...query.data] };
  const { error } = query;
  if (error && !query.isFetching) return { status: 'failed', error, retry: () => void query.refetch() };
  return { status: 'pending' };
}
