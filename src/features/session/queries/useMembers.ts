import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { parseFamilyMembers } from '#src/api/entities/people/user.ts';
import { resultOf } from '#src/api/resultOf.ts';
import type { User } from '#src/api/session.ts';
import { toldApart } from '../view/toldApart.ts';
import { useSession } from './useSession.ts';

type MembersState =
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

/** The family of a user. No request while the uid is unknown. */
export function familyQuery(uid: number | undefined) {
  return queryOptions({
    queryKey: ['family', uid],
    queryFn: resultOf<'get_user_family_members', readonly User[]>(
      'get_user_family_members',
      uid === undefined ? undefined : { uid },
      parseFamilyMembers,
    ),
    staleTime: 5 * 60_000,
  });
}
