import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useParams } from 'react-router';
import { isMissing } from '../../api/apiFailure.ts';
import type { Club } from '../../api/entities/club/club.ts';
import { clubQuery } from '../../features/club/index.ts';
import { FailureState } from '../../features/failures/index.ts';
import { recentClubsStore } from '../../features/home/index.ts';
import { ScreenSkeleton } from '../states/ScreenSkeleton.tsx';

/**
 * Gives its screens the club of the address. The access guard redirects to Home when the club is unknown or can't be loaded. A
 * club that refuses the user shows the failure here until the guard knows that the club is blocked.
 */
export function ClubOutlet() {
  const { club: url = '' } = useParams();
  const query = useQuery(clubQuery(url));
  const { data: club } = query;
  useEffect(() => {
    if (club) recentClubsStore.getState().visit(club);
  }, [club]);

  if (club) return <Outlet context={club satisfies Club} />;
  if (query.error && !isMissing(query.error)) {
    return (
      <FailureState
        headingLevel="h1"
        error={query.error}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <ScreenSkeleton />;
}
