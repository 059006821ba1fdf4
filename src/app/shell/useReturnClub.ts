import { useMatches } from 'react-router';
import { useStore } from 'zustand';
import type { Club } from '../../api/entities/club.ts';
import { type RecentClub, recentClubsStore } from '../../features/home/index.ts';
import { useShellClubUrl } from './useShellClub.ts';

/**
 * The club to go back to from a screen that is no club's: the one that the shell stands for, else the one that was visited
 * last. While another club is still being loaded, there is none.
 */
export function useReturnClub(club: Club | undefined): Pick<RecentClub, 'url' | 'title'> | undefined {
  const isOfClub = useMatches().at(-1)?.params.club !== undefined;
  const shellUrl = useShellClubUrl();
  const last = useStore(recentClubsStore, (state) => state.clubs[0]);
  if (isOfClub) return undefined;
  if (club) return club;
  return shellUrl === undefined || shellUrl === last?.url ? last : undefined;
}
