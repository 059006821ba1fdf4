import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { clubQuery } from '../../../features/club/index.ts';
import { recentClubsStore } from '../../../features/home/index.ts';
import { ClubSwitch } from './ClubSwitch.tsx';

/** On a screen without a club: the one that the person comes from still has their cart. */
export function LastClubSwitch({ uid }: { uid: number }) {
  const url = useStore(recentClubsStore, ({ clubs: [last] }) => last?.url);
  const { data: club } = useQuery({ ...clubQuery(url ?? ''), enabled: url !== undefined });
  return club ? <ClubSwitch club={club} uid={uid} /> : null;
}
