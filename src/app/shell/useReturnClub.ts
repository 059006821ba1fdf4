import { useMatches } from 'react-router';
import { useStore } from 'zustand';
import type { Club } from '../../api/entities/club.ts';
import { type RecentClub, recentClubsStore } from '../../features/home/index.ts';
import { useShellClubUrl } from './useShellClub.ts';

/**
 * The club to go back to from a screen without a club: the shell's club, else the club visited last. There is none while
 * another club is still loading.
 */
export function useReturnClub(club: Club | undefined): Pick<RecentClub, 'url' | 'title'> | undefined {
  const isOfClub = useMatches().at(-1)?.params.club !== undefined;
  const shellUrl = useShellClubUrl();
  const last = useStore(recentClubsStore, ({ clubs }) => (isOfClub ? undefined : clubs[0]));
  if (isOfClub) return undefined;
  if (club) return club;
  return shellUrl === undefined || shellUrl === last?.url ? last : undefined;
}
