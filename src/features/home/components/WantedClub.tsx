import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isMissing } from '#src/api/apiFailure.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { componentsTexts } from '#src/texts/nl/components.ts';
import { homeTexts } from '#src/texts/nl/home.ts';
import { clubQuery } from '../../club/index.ts';

/** Retry interval in milliseconds. */
const tryEvery = 5000;

interface WantedClubProps {
  club: string;
  /** The path at that club to go to. */
  redirect: string;
  /** Shown when the club doesn't exist. */
  children: ReactNode;
}

/** Retries a club that could not be loaded, and goes to `redirect` once the club is loaded. */
export function WantedClub({ club, redirect, children }: WantedClubProps) {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery({
    ...clubQuery(club),
    refetchInterval: ({ state }) => (state.data || isMissing(state.error) ? false : tryEvery),
  });
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) void navigate(redirect, { replace: true });
  }, [isThere, navigate, redirect]);
  if (isMissing(error)) return children;
  if (!error) return null;
  return (
    <Notice
      tone="warning"
      role="status"
      actions={
        <Button busy={isFetching} onClick={() => void refetch()}>
          {componentsTexts.retry}
        </Button>
      }
    >
      {homeTexts.reasons.failedClub}
    </Notice>
  );
}
