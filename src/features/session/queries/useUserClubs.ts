import { useQuery } from '@tanstack/react-query';
import type { UserClub } from '#src/api/session.ts';
import { userClubsQuery } from './userClubsQuery.ts';
import { useSession } from './useSession.ts';

const none: readonly UserClub[] = [];

/** The clubs of the logged-in user; empty while they are loading. */
export function useUserClubs(): readonly UserClub[] {
  const session = useSession();
  const user = session.status === 'user' && !session.user.blocked ? session.user : undefined;
  const { data } = useQuery(userClubsQuery(user?.uid));
  return data ?? none;
}
