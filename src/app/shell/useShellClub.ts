import { useQuery } from '@tanstack/react-query';
import { useMatches, useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import type { Club } from '../../api/entities/club/club.ts';
import { clubQuery } from '../../features/club/index.ts';
import { recentClubsStore } from '../../features/home/index.ts';
import { useSession } from '../../features/session/index.ts';
import { handleOf } from '../routes/routeHandle.ts';
import { shellClubUrl } from './shellClubUrl.ts';

/** The club that the shell shows. */
export function useShellClub(url: string | undefined): Club | undefined {
  const session = useSession();
  // The server refuses every club to a blocked account.
  const isBlocked = session.status === 'user' && session.user.blocked !== undefined;
  const { data } = useQuery({ ...clubQuery(url ?? ''), enabled: url !== undefined && !isBlocked });
  return data;
}

/** The url of the club that the shell shows: the club of the address, else the club visited last. */
export function useShellClubUrl(): string | undefined {
  const matches = useMatches();
  const [query] = useSearchParams();
  // The choice is made in the selector, so that the shell isn't rendered again when a club becomes the last one on its own page.
  return useStore(recentClubsStore, ({ clubs: [last] }) =>
    shellClubUrl(handleOf(matches), matches.at(-1)?.params.club, { query, last: last?.url }),
  );
}
