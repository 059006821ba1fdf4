import { type ReactNode, Suspense } from 'react';
import { isInForeignFrame } from '../../platform/embed/frameMemory.ts';
import { lazyPart } from '../../platform/loading/lazyPart.ts';
import type { RouteHandle } from '../routes/routeHandle.ts';
import { ScreenSkeleton } from '../states/ScreenSkeleton.tsx';

const FrameLogin = lazyPart(async () => (await import('./FrameLogin.tsx')).FrameLogin);
const OutsideFrame = lazyPart(async () => (await import('./OutsideFrame.tsx')).OutsideFrame);

interface FrameGuardProps {
  handle: RouteHandle;
  children: ReactNode;
}

/**
 * Keeps screens with passwords or personal data out of a frame on another website, which could lure clicks and keys
 * (clickjacking). The server refuses to frame their documents too, but a navigation inside the portal loads no document.
 */
export function FrameGuard({ handle, children }: FrameGuardProps) {
  if (handle.outsideFrames === undefined || !isInForeignFrame()) return children;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      {handle.outsideFrames === 'login' ? <FrameLogin /> : <OutsideFrame title={handle.title} />}
    </Suspense>
  );
}
