import { useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { isLoggedOut, useSession } from '#src/features/session/index.ts';
import { embedStore } from '#src/platform/embed/embedStore.ts';
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
    // The sidebar is empty for a visitor without a club. While the session loads, a browser in which somebody is logged in keeps its
    // place free, so that nothing moves.
    hasSidebar: hasBottomBar && (hasClub || session.status === 'user' || isAwaited(session)),
    // A frame without navigation has no browser button for going back.
    hasBackRow: hidesAside,
  };
}

function isAwaited({ status }: ReturnType<typeof useSession>): boolean {
  return status !== 'visitor' && !isLoggedOut();
}
