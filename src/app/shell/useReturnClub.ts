import { useMatches } from 'react-router';
import { useStore } from 'zustand';
import { type RecentClub, recentClubsStore } from '../../features/home/index.ts';

/** The club to go back to from a screen that is no club's. */
export function useReturnClub(): RecentClub | undefined {
  const isOfClub = useMatches().at(-1)?.params.club !== undefined;
  const last = useStore(recentClubsStore, (state) => state.clubs[0]);
  return isOfClub ? undefined : last;
}
