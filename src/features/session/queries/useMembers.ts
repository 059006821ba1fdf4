import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { User } from '#src/api/session.ts';
import { toldApart } from '../view/toldApart.ts';
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
  // A blocked account may only read its own session. A guest has no family.
  const asked = user?.blocked || user?.guest ? undefined : user?.uid;
  // Not destructured, for the reason in `useSession`.
  const query = useQuery(familyQuery(asked));
  const family = query.data;
  // Memoized, because every row of a list of courses depends on it.
  const members = useMemo(() => (user && family ? toldApart([user, ...family]) : undefined), [user, family]);
  if (session.status === 'failed' || session.status === 'pending') return session;
  if (!user) return { status: 'known', members: [] };
  if (asked === undefined) return { status: 'known', members: [user] };
  if (members) return { status: 'known', members };
  const { error } = query;
  if (error && !query.isFetching) return { status: 'failed', error, retry: () => void query.refetch() };
  return { status: 'pending' };
}
