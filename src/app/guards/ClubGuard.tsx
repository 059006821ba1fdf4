import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useParams } from 'react-router';
import type { Club } from '../../api/entities/club.ts';
import { clubQuery } from '../../features/club/index.ts';
import { FailureState } from '../../features/failures/index.ts';
import { recentClubsStore } from '../../features/home/index.ts';
import { ScreenSkeleton } from '../states/ScreenSkeleton.tsx';
import { isUnknownClub } from './perform/isUnknownClub.ts';

/**
 * Gives the club of the address to its screens. From one that is unknown, or that can't be loaded, the access
 * guard sends home; one that refuses the user says so here until the guard knows that it is closed.
 */
export function ClubGuard() {
  const { club: url = '' } = useParams();
  const { data: club, error, isFetching, refetch } = useQuery(clubQuery(url));
  useEffect(() => {
    if (club) recentClubsStore.getState().visit(club);
  }, [club]);

  if (club) return <Outlet context={club satisfies Club} />;
  if (error && !isUnknownClub(error)) {
    return <FailureState headingLevel="h1" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return <ScreenSkeleton />;
}
