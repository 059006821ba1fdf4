import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isRefusedWith } from '#src/api/apiFailure.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { componentsTexts } from '#src/texts/nl/components.ts';
import { homeTexts } from '#src/texts/nl/home.ts';
import { clubQuery } from '../../club/index.ts';

/** Milliseconds between two tries. */
const tryEvery = 5000;

interface WantedClubProps {
  club: string;
  /** Where the person wanted to be at that club. */
  redirect: string;
  /** What is said of a club that doesn't exist. */
  children: ReactNode;
}

/** Keeps asking for a club that could not be loaded, and goes on as soon as the club is there. */
export function WantedClub({ club, redirect, children }: WantedClubProps) {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery({
    ...clubQuery(club),
    refetchInterval: ({ state }) => (state.data || isUnknown(state.error) ? false : tryEvery),
  });
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) void navigate(redirect, { replace: true });
  }, [isThere, navigate, redirect]);
  if (isUnknown(error)) return children;
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

function isUnknown(error: unknown): boolean {
  return isRefusedWith(error, 'not-found') || isRefusedWith(error, 'invalid-request');
}
