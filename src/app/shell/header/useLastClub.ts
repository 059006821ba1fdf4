import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import type { Club } from '#src/api/entities/club.ts';
import { clubQuery } from '#src/features/club/index.ts';
import { recentClubsStore } from '#src/features/home/index.ts';

/** On a screen that is at no club: the one that the person comes from, which still has their cart. */
export function useLastClub(isAsked: boolean): Club | undefined {
  const url = useStore(recentClubsStore, ({ clubs: [last] }) => last?.url);
  const { data } = useQuery({ ...clubQuery(url ?? ''), enabled: isAsked && url !== undefined });
  return isAsked ? data : undefined;
}
