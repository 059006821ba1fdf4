import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import type { Club } from '#src/api/entities/club/club.ts';
import { clubQuery } from '#src/features/club/index.ts';
import { recentClubsStore } from '#src/features/home/index.ts';

/** The club visited last, for a screen without a club: the person's cart is still there. */
export function useLastClub(isAsked: boolean): Club | undefined {
  const url = useStore(recentClubsStore, ({ clubs: [last] }) => last?.url);
  const { data } = useQuery({ ...clubQuery(url ?? ''), enabled: isAsked && url !== undefined });
  return isAsked ? data : undefined;
}
