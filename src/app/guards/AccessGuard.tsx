import { type ReactNode, useEffect } from 'react';
import { ScrollRestoration, useLocation, useRevalidator } from 'react-router';
import { loadChunk } from '../../platform/loading/loadChunk.ts';
import { useDocumentTitle } from '../../platform/page/pageTitle.ts';
import type { RouteHandle } from '../routes/routeHandle.ts';
import { decideNavigation } from './decideNavigation.ts';
import { hashJumpOf } from './decision/hashJump.ts';
import { endOf } from './decision/navigationStep.ts';
import { GuardedScreen } from './GuardedScreen.tsx';
import { scrollKey } from './scrollKey.ts';
import { type Arrival, arrivalStore } from './state/arrivalStore.ts';
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

/** Shows the notices of an arrival after the navigation, because the notices of the previous screen are cleared by then. */
function useArrivalNotices(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is why they are shown
  useEffect(() => {
    const { notices, loggedInAs } = arrivalStore.getState();
    if (notices.length === 0 && loggedInAs === undefined) return;
    arrivalStore.setState({ notices: [], loggedInAs: undefined });
    void say({ notices, loggedInAs });
  }, [key]);
}

/** Loads the texts on demand: few arrivals have a notice, so a first page does without them. */
async function say(arrival: Arrival): Promise<void> {
  const { showArrivalNotices } = await loadChunk(() => import('./perform/showArrivalNotices.ts'));
  showArrivalNotices(arrival);
}

/** Revalidates when the hash names a course: the router runs no middleware for a link that changes only the hash. */
function useHashJump(): void {
  const { key, hash } = useLocation();
  const { revalidate } = useRevalidator();
  const jumps = hashJumpOf(hash)?.to === 'course';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a navigation
  useEffect(() => {
    if (jumps) void revalidate();
  }, [key, jumps]);
}
