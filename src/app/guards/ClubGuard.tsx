import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useMatches, useParams } from 'react-router';
import { isRefusedWith } from '../../api/apiFailure.ts';
import type { Club } from '../../api/entities/club.ts';
import { Notice } from '../../components/feedback/Notice.tsx';
import { clubQuery } from '../../features/club/index.ts';
import { FailureState } from '../../features/failures/index.ts';
import { recentClubsStore } from '../../features/home/index.ts';
import { useUserClubs } from '../../features/session/index.ts';
import { hrefs, reservedClubUrls } from '../../paths.ts';
import { shellTexts } from '../../texts/nl/shell.ts';
import { handleOf } from '../routeHandle.ts';
import { NotFound } from '../states/NotFound.tsx';
import { ScreenSkeleton } from '../states/ScreenSkeleton.tsx';

/** Loads the club of the address once, for every screen of that club. */
export function ClubGuard() {
  const { club: url = '' } = useParams();
  return reservedClubUrls.has(url) ? <NotFound /> : <ClubScreens url={url} />;
}

function ClubScreens({ url }: { url: string }) {
  const { data: club, error, isFetching, refetch } = useQuery(clubQuery(url));
  const { pathname, search, hash } = useLocation();
  const { access } = handleOf(useMatches());
  const isBlocked = useUserClubs().some((one) => one.url === url && one.isBlocked);

  useEffect(() => {
    if (club) recentClubsStore.getState().visit(club);
  }, [club]);

  if (club && isBlocked) return <Notice tone="danger">{shellTexts.clubBlocked}</Notice>;
  if (club) return <Outlet context={club satisfies Club} />;
  if (error && isUnknownClub(error)) {
    const redirect = pathname + search + hash;
    return (
      <Navigate replace to={hrefs.home({ redirect, requiresAuth: access === 'user', requiresClub: true })} />
    );
  }
  if (error)
    return <FailureState headingLevel="h1" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return <ScreenSkeleton />;
}

/** An address that can't be a club's is refused as a request; for the person it is the same. */
function isUnknownClub(error: Error): boolean {
  return isRefusedWith(error, 'not-found') || isRefusedWith(error, 'invalid-request');
}
