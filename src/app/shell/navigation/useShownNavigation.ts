import { useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { useSession } from '#src/features/session/index.ts';
import { embedStore } from '#src/platform/embedStore.ts';
import type { RouteHandle } from '../../routes/routeHandle.ts';

/**
 * Decides which navigation stands around a screen (specification 2.4). A blocked account has none.
 * @param hasClub - the screen belongs to a club, known or still loading, so that nothing moves once it has loaded
 */
export function useShownNavigation(handle: RouteHandle, hasClub: boolean) {
  const session = useSession();
  const [query] = useSearchParams();
  const hidesAside = useStore(embedStore, ({ embedding }) => embedding?.hidesAside === true);
  const isBlocked = session.status === 'user' && session.user.blocked !== undefined;
  const hidesMenu = Number(query.get('hideMenu') ?? 0) !== 0;
  const hasBottomBar = !handle.withoutNavigation && !hidesMenu && !hidesAside && !isBlocked;
  return {
    hasBottomBar,
    // The sidebar is empty for a visitor without a club. It has its place while the session loads, so that nothing moves.
    hasSidebar: hasBottomBar && (session.status !== 'visitor' || hasClub),
    // A frame without navigation has no browser button for going back.
    hasBackRow: hidesAside,
  };
}
