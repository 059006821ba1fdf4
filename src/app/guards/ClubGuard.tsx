import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useParams } from 'react-router';
import type { Club } from '../../api/entities/club.ts';
import { clubQuery } from '../../features/club/index.ts';
import { recentClubsStore } from '../../features/home/index.ts';
import { ScreenSkeleton } from '../states/ScreenSkeleton.tsx';

/** Gives the club of the address to its screens. One that is unknown or can't be loaded never gets here for long: the access guard sends home. */
export function ClubGuard() {
  const { club: url = '' } = useParams();
  const { data: club } = useQuery(clubQuery(url));
  useEffect(() => {
    if (club) recentClubsStore.getState().visit(club);
  }, [club]);

  return club ? <Outlet context={club satisfies Club} /> : <ScreenSkeleton />;
}
