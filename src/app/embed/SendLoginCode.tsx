import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createAuthCode } from '../../api/authCodes.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { FailureState } from '../../features/failures/index.ts';
import { embedTexts } from '../../texts/nl/embed.ts';
import { ScreenSkeleton } from '../states/ScreenSkeleton.tsx';
import { frameLoginMessage } from './frameLogin.ts';

const texts = embedTexts.window;

interface SendLoginCodeProps {
  nonce: string;
  opener: Window;
}

/** Sends a code to the waiting frame and closes the window. Only a frame of the portal itself can receive the message. */
export function SendLoginCode({ nonce, opener }: SendLoginCodeProps) {
  // This query is never aborted, so a component that mounts twice asks for only one code.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['frame-login', nonce],
    queryFn: async () => (await createAuthCode()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useEffect(() => {
    if (!data) return;
    opener.postMessage(frameLoginMessage(nonce, data), window.location.origin);
    window.close();
  }, [data, nonce, opener]);

  if (data) {
    return (
      <EmptyState title={texts.done} headingLevel="h1" icon="check">
        {texts.doneLead}
      </EmptyState>
    );
  }
  if (isFetching) return <ScreenSkeleton />;
  return <FailureState headingLevel="h1" error={error} onRetry={() => void refetch()} />;
}
