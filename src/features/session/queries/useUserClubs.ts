import { queryOptions, useQuery } from '@tanstack/react-query';
import { parseUserClubs } from '#src/api/entities/club/club.ts';
import { resultOf } from '#src/api/resultOf.ts';
import type { UserClub } from '#src/api/session.ts';
import { useSession } from './useSession.ts';

const none: readonly UserClub[] = [];

/** The clubs of the logged-in user; empty while they are loading. */
export function useUserClubs(): readonly UserClub[] {
  const session = useSession();
  const user = session.status === 'user' && !session.user.blocked ? session.user : undefined;
  const { data } = useQuery(userClubsQuery(user?.uid));
  return data ?? none;
}

/** The clubs that the user or the family belongs to. No request for a visitor. */
export function userClubsQuery(uid: number | undefined) {
  return queryOptions({
    queryKey: ['user-clubs', uid],
    queryFn: resultOf('get_clubs_for_user', uid === undefined ? undefined : {}, parseUserClubs),
    staleTime: 5 * 60_000,
  });
}
