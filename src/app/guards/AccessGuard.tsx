import type { ReactNode } from 'react';
import { ScrollRestoration } from 'react-router';
import { useDocumentTitle } from '../../platform/pageTitle.ts';
import type { RouteHandle } from '../routes/routeHandle.ts';
import { decideNavigation } from './decideNavigation.ts';
import { endOf } from './decision/navigationStep.ts';
import { GuardedScreen } from './GuardedScreen.tsx';
import { scrollKey } from './scrollKey.ts';
import { useArrivalNotices } from './useArrivalNotices.ts';
import { useHashJump } from './useHashJump.ts';
import { useNavigationInput } from './useNavigationInput.ts';

interface AccessGuardProps {
  handle: RouteHandle;
  children: ReactNode;
}

/** Repeats the middleware's decision whenever a fact changes while the screen is open, such as the session or the club. */
export function AccessGuard({ handle, children }: AccessGuardProps) {
  const input = useNavigationInput(handle);
  const steps = decideNavigation(input);
  const end = endOf(steps);
  const keepsScroll = end?.do === 'show' && !steps.some((step) => step.do === 'scrollToTop');
  const title = steps.find((step) => step.do === 'title');
  useArrivalNotices();
  useHashJump();
  return (
    <>
      {title && <RouteTitle title={title.title} />}
      {!keepsScroll && <ScrollRestoration getKey={scrollKey} />}
      <GuardedScreen steps={steps} input={input}>
        {children}
      </GuardedScreen>
    </>
  );
}

function RouteTitle({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}
