import { type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { FailureState } from '../../features/failures/index.ts';
import { useMemberSelection, useSession } from '../../features/session/index.ts';
import { lazyPart } from '../../platform/lazyPart.ts';
import type { RouteHandle } from '../routeHandle.ts';
import { ScreenSkeleton } from '../states/ScreenSkeleton.tsx';
import { decideAccess } from './decideAccess.ts';

const BlockedAccount = lazyPart(
  async () => (await import('../../features/session/components/BlockedAccount.tsx')).BlockedAccount,
);

interface AccessGuardProps {
  handle: RouteHandle;
  children: ReactNode;
}

export function AccessGuard({ handle, children }: AccessGuardProps) {
  const session = useSession();
  const selection = useMemberSelection();
  const { pathname, search, hash } = useLocation();
  const decision = decideAccess({ handle, session, selection, path: pathname + search + hash });
  switch (decision.do) {
    case 'show':
      return children;
    case 'wait':
      return <ScreenSkeleton />;
    case 'fail':
      return <FailureState headingLevel="h1" error={decision.error} onRetry={decision.retry} />;
    case 'block':
      return (
        <Suspense fallback={<ScreenSkeleton />}>
          <BlockedAccount reason={decision.reason} />
        </Suspense>
      );
    case 'go':
      return <Navigate to={decision.to} replace />;
  }
}
